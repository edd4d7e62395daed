import type { PlanName } from '../features';

/** An add-on of the catalogue with its status on this site. */
export interface AddOn {
	slug: string;
	title: string;
	excerpt: string;
	/** URL of an image, which may be a data URL; '' if there is none. */
	icon: string;
	/** `licensed` when the license includes it, otherwise the required plan. */
	type: string;
	/** The lowest plan that includes it. */
	plan: PlanName;
	version: string;
	installed: boolean;
	active: boolean;
	/** WordPress' plugin basename, folder/file.php. */
	basename: string;
	url: string;
	/** URL to open when the add-on cannot be installed here. */
	redirect: string | null;
	/** The available update; null when the installed version is the newest. */
	update: string | null;
}

/** The catalogue and the user's permissions. */
export interface AddOnList {
	addons: readonly AddOn[];
	can_install: boolean;
	can_activate: boolean;
	can_upload: boolean;
	/** Why the list may be out of date, as a sentence; otherwise null. */
	error?: string | null;
}

export interface State {
	/** null until it is loaded. */
	readonly list: AddOnList | null;
	/** Incremented by each change: responses to earlier requests are then stale. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_ADD_ONS'; list: AddOnList }
	| { type: 'RECEIVE_ADD_ON'; addOn: AddOn }
	| { type: 'INVALIDATE_ADD_ONS' };
