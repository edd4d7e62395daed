import type { IconSet, IconStyle } from '../icon-data';

/** The icon sets that were loaded. */
export type State = Readonly< Partial< Record< IconStyle, IconSet > > >;

export interface Action {
	type: 'RECEIVE_ICONS';
	style: IconStyle;
	icons: IconSet;
}
