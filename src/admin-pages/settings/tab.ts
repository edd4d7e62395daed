import type { ComponentType } from 'react';

/** One tab of the settings. */
export interface SettingsTab {
	/** Its word in the route, of the letters a-z. */
	readonly name: string;
	title: () => string;
	readonly Content: ComponentType;
}
