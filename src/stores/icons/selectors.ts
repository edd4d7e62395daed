import type { IconSet, IconStyle } from '../icon-data';
import type { State } from './types';

/** The icons of a style; undefined until they are loaded. */
export function getIcons(
	state: State,
	style: IconStyle
): IconSet | undefined {
	return state[ style ];
}
