import { dispatch } from '@wordpress/data';
import { chartBar, pencil, plus, settings } from '@wordpress/icons';
import type { ReactElement } from 'react';
import { getCommandData } from '../stores/command-data';
import { useSurveyCommands } from './use-survey-commands';

/** A command of WordPress' command palette. */
export interface Command {
	name: string;
	label: string;
	icon: ReactElement;
	callback: ( palette: { close: () => void } ) => void;
}

/** What is used of the store of @wordpress/commands, which has no types. */
interface PaletteActions {
	registerCommand: ( command: Command ) => void;
	registerCommandLoader: ( loader: {
		name: string;
		hook: ( query: { search: string } ) => {
			commands: Command[];
			isLoading: boolean;
		};
	} ) => void;
}

/** Its name, because @wordpress/commands has no types; PHP names that script as a dependency. */
const PALETTE = 'core/commands';

const ICONS = { new: plus, results: chartBar, edit: pencil, settings };

/** The commands for links that PHP prints, and the surveys that a search finds. */
function registerCommands(): void {
	const { links, can_search: canSearch } = getCommandData();
	const { registerCommand, registerCommandLoader } = dispatch(
		PALETTE
	) as unknown as PaletteActions;
	links.forEach( ( { name, label, url, icon } ) =>
		registerCommand( {
			name: `userfeedback/${ name }`,
			label,
			icon: ICONS[ icon ],
			callback: () => window.location.assign( url ),
		} )
	);
	if ( canSearch ) {
		registerCommandLoader( {
			name: 'userfeedback/surveys',
			hook: useSurveyCommands,
		} );
	}
}

registerCommands();
