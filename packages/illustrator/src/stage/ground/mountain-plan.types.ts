export type MountainLayout = 'path-to-hill' | 'lake' | 'valley' | 'ridges' | 'high-meadow';
