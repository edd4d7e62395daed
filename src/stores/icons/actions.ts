import type { IconSet, IconStyle } from '../icon-data';
import type { Action } from './types';

export function receiveIcons( style: IconStyle, icons: IconSet ): Action {
	return { type: 'RECEIVE_ICONS', style, icons };
}
