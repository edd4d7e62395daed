import type { ReactNode } from 'react';

/** What the list shows. The screen keeps it in the address, and the list changes it. */
export interface ListState {
	/** From 1. */
	page: number;
	perPage: number;
	search: string;
	/** A quick filter; `all` for none. */
	status: string;
	/** The id of a sortable field, or another key that the server can sort by, such as `id`. */
	orderby: string;
	order: 'asc' | 'desc';
}

/** A column. Create the array of fields once (outside the component, or with useMemo): a new array renders all rows again. */
export interface ListField< Item > {
	/** Also the server's `orderby` if the column is sortable. */
	id: string;
	label: string;
	render: ( props: { item: Item } ) => ReactNode;
	/** Whether this column names the row and takes the remaining width. Exactly one column does. */
	isTitle?: boolean;
	/** Hides the label beside the value on narrow screens, for values that need none. */
	hidesLabel?: boolean;
	/** Keeps the column in sight while a table scrolls that is wider than the screen. One column at most. */
	isSticky?: boolean;
	/** Aligns the values at the end, as for numbers. */
	isNumber?: boolean;
	isSortable?: boolean;
	/** Another sort key with the same order: `id` sorts by creation date, for example. */
	sameAs?: string;
	/** The direction of the first click; the default is `asc`, and dates should use `desc`. */
	firstOrder?: ListState[ 'order' ];
	/** The texts for the sort menu on narrow screens, such as `Oldest first`; required for a sortable column. */
	sortLabels?: Readonly< Record< ListState[ 'order' ], string > >;
}

/** An action on a row. Create the array of actions with useMemo. */
export interface ListAction< Item > {
	id: string;
	label: string;
	/** Whether the row also has a button for it, where there is space. */
	isPrimary?: boolean;
	isEligible?: ( item: Item ) => boolean;
	callback: ( items: Item[] ) => void;
}

/** An action on the selected rows. */
export interface ListBulkAction< Item > {
	id: string;
	label: string;
	isDestructive?: boolean;
	/** `onDone` ends the selection; call it after the rows were changed. */
	callback: ( items: readonly Item[], onDone: () => void ) => void;
}

/** The selection of rows, with what can be done with them. */
export interface ListBulk< Item > {
	actions: readonly ListBulkAction< Item >[];
	/** The accessible name of a row's checkbox. */
	selectLabel: ( item: Item ) => string;
}

/** A quick filter with its count. */
export interface ListStatusFilter {
	status: string;
	label: string;
	count: number;
	/** Whether it can be chosen though the others are locked. */
	isFree?: boolean;
}

/** Called when the state changes. A new filter, search or order resets the page to 1. */
export type OnListChange< State extends ListState = ListState > = (
	changes: Partial< State >,
	/** `replace` replaces the entry in the browser's history, as for typing; otherwise an entry is added. */
	options?: { replace?: boolean }
) => void;
