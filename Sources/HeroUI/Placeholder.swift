import HeroCore
