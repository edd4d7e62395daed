import type { PlanName } from '../features';

/** An add-on of the catalogue, as it stands on this site. */
export interface AddOn {
	slug: string;
	title: string;
	excerpt: string;
	/** The address of a picture, maybe a data: one; '' for none. */
	icon: string;
	/** `licensed` when the licence covers it, else the plan that it takes. */
	type: string;
	/** The least plan that holds it. */
	plan: PlanName;
	version: string;
	installed: boolean;
	active: boolean;
	/** How WordPress calls its plugin, folder/file.php. */
	basename: string;
	url: string;
	/** Where to go instead of installing it here. */
	redirect: string | null;
	/** A newer version than the one that is installed. */
	update: string | null;
}

/** The catalogue, and what the user may do with it. */
export interface AddOnList {
	addons: readonly AddOn[];
	can_install: boolean;
	can_activate: boolean;
	can_upload: boolean;
	/** Why the list may be out of date, as a sentence; null when it is not. */
	error?: string | null;
}

export interface State {
	/** null until it was loaded. */
	readonly list: AddOnList | null;
	/** How many changes there have been: what was asked for before the last one is not believed. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_ADD_ONS'; list: AddOnList }
	| { type: 'RECEIVE_ADD_ON'; addOn: AddOn }
	| { type: 'INVALIDATE_ADD_ONS' };
