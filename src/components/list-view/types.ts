import type { ReactNode } from 'react';

/** What of a list is shown: kept in the address by the screen, changed by the list itself. */
export interface ListState {
	/** From 1. */
	page: number;
	perPage: number;
	search: string;
	/** A quick filter; `all` is none. */
	status: string;
	/** Id of a sortable field, or another key that the server sorts by, such as `id`. */
	orderby: string;
	order: 'asc' | 'desc';
}

/** A column. Make the list of fields once (outside of the component, or with useMemo): a new one draws all rows anew. */
export interface ListField< Item > {
	/** The server's `orderby` too, where the column can be sorted. */
	id: string;
	label: string;
	render: ( props: { item: Item } ) => ReactNode;
	/** The column that names the row: takes the width that others leave. Exactly one has it. */
	isTitle?: boolean;
	/** On narrow screens, where the name of each column stands beside the value: the value says itself what it is. */
	hidesLabel?: boolean;
	/** Numbers stand at the end, under each other. */
	isNumber?: boolean;
	isSortable?: boolean;
	/** Another order that comes to the same, such as the server's own: by `id` is by the date of creation. */
	sameAs?: string;
	/** Which way the first click sorts; `asc` unless told, `desc` suits dates. */
	firstOrder?: ListState[ 'order' ];
	/** In the menu that sorts on narrow screens, such as `Oldest first`; needed where the column can be sorted. */
	sortLabels?: Readonly< Record< ListState[ 'order' ], string > >;
}

/** What can be done with a row. Make the list of actions with useMemo. */
export interface ListAction< Item > {
	id: string;
	label: string;
	/** Stands in the row itself where there is room, beside being in its menu. */
	isPrimary?: boolean;
	isEligible?: ( item: Item ) => boolean;
	callback: ( items: Item[] ) => void;
}

/** A quick filter with the number of what it shows. */
export interface ListStatusFilter {
	status: string;
	label: string;
	count: number;
}

/** A change of what is shown. A new filter, search or order comes with page 1. */
export type OnListChange = (
	changes: Partial< ListState >,
	/** Typing replaces the entry in the browser's history, everything else adds one. */
	options?: { replace?: boolean }
) => void;
