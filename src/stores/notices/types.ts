import type { PageNotice } from '../../survey-model';

/** A notice at the top of our screens. */
export interface Notice extends PageNotice {
	/** Runs when it is gone. */
	onClose?: () => void;
	/** Whether the user has just closed it. */
	isClosing?: boolean;
}

export type State = readonly Notice[];

export type Action =
	| { type: 'ADD_NOTICE'; notice: Notice }
	| { type: 'BEGIN_CLOSING'; id: string }
	| { type: 'REMOVE_NOTICE'; id: string };
