import { printed } from './printed';

/** What PHP prints for the command palette (includes/Admin/Commands.php). */
export interface CommandData {
	/** Links of which the palette makes commands. */
	links: {
		name: string;
		label: string;
		url: string;
		icon: 'new' | 'results' | 'edit' | 'settings';
	}[];
	/** Whether the current user may look for surveys. */
	can_search: boolean;
	/** URLs of pages; of the results for those who may see them. */
	pages: { surveys: string; results?: string };
}

declare global {
	interface Window {
		userfeedbackCommands?: CommandData;
	}
}

/** Of the current user; nothing where PHP printed nothing. */
export function getCommandData(): CommandData {
	return (
		printed( 'userfeedbackCommands' ) ?? {
			links: [],
			can_search: false,
			pages: { surveys: '' },
		}
	);
}
