/** When it is and what the sky does. */

export type TimeOfDay = 'dawn' | 'day' | 'sunset' | 'twilight' | 'night' | 'neon';
export type Weather = 'clear' | 'cloudy' | 'fog' | 'rain' | 'storm' | 'snowfall' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
