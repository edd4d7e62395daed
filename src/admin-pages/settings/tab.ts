import type { ComponentType } from 'react';

/** One tab of the settings. */
export interface SettingsTab {
	/** Its name in the route, in lowercase letters. */
	readonly name: string;
	title: () => string;
	/** Whether it has settings to save; true if missing. */
	readonly hasSettings?: boolean;
	readonly Content: ComponentType;
}
