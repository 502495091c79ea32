"""What the scripts in Benchmarks share: building, running, and saying on what machine.

Wall times count neighbours' work too. So rounds are interleaved, medians are taken, and only ratios
of commands from the same run are worth quoting.
"""

import json
import os
import pathlib
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def build(product):
    """Builds a program for release; returns its path."""
    command = ["swift", "build", "-c", "release"]
    subprocess.run(command + ["--product", product], cwd=ROOT, check=True, stdout=sys.stderr)
    folder = subprocess.run(command + ["--show-bin-path"], cwd=ROOT, check=True,
                            capture_output=True, text=True).stdout.strip()
    return f"{folder}/{product}"


def program(name, package):
    """The path of a program that is to be compared with; installs its Debian package if need be."""
    if not shutil.which(name):
        print(f"installing {package}", file=sys.stderr)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
                       check=True, stdout=subprocess.DEVNULL)
    return shutil.which(name)


def run(command, **options):
    """Runs a command; returns seconds of wall and of processor, and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=True, **options)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu, done.stdout


def peak(command):
    """The peak of a command's memory, in megabytes."""
    time_ = program("/usr/bin/time", "time")
    done = subprocess.run([time_, "-f", "%M"] + command, capture_output=True, text=True, check=True)
    return int(done.stderr.split()[-1]) / 1024


def interleaved(rounds, commands):
    """Runs named functions in turn, each of which returns wall and cpu; the medians by name."""
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, action in commands.items():
            times[name].append(action()[:2])
    return {name: tuple(statistics.median(t[i] for t in taken) for i in (0, 1))
            for name, taken in times.items()}


def rounds(default):
    """The number of rounds that the command line asks for."""
    numbers = [word for word in sys.argv[1:] if word.isdigit()]
    return int(numbers[0]) if numbers else default


def footer(count):
    """The machine, the commit and the load, for a result that is kept."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True,
                            text=True).stdout.strip()
    load = os.getloadavg()[0]
    print(f"\n{count} rounds, commit {commit}, {cpu_name()}, {os.cpu_count()} processors, "
          f"{platform.system()} {platform.release()}, load {load:.1f}")


def cpu_name():
    for line in open("/proc/cpuinfo"):
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def write_json(results):
    if "--json" in sys.argv:
        path = pathlib.Path(sys.argv[sys.argv.index("--json") + 1])
        path.write_text(json.dumps(results, indent=1) + "\n")
