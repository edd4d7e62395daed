import type { ComponentType } from 'react';

/** One tab of the settings. */
export interface SettingsTab {
	/** Its word in the route, of lowercase letters. */
	readonly name: string;
	title: () => string;
	readonly Content: ComponentType;
}
