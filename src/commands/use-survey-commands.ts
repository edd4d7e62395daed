import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chartBar, pencil } from '@wordpress/icons';
import { hrefOf, SURVEY_RESULTS, editRoute } from '../routes';
import { getCommandData } from '../stores/command-data';
import { store as foundSurveysStore } from '../stores/found-surveys';
import type { Command } from './index';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 300;

/** One letter finds too much. */
const MIN_LENGTH = 2;

/** The words once typing has paused; '' while there are too few. */
function usePausedSearch( search: string ): string {
	const [ paused, setPaused ] = useState( '' );
	const wanted =
		search.trim().length < MIN_LENGTH ? '' : search.trim().toLowerCase();
	useEffect( () => {
		const timer = setTimeout( () => setPaused( wanted ), PAUSE );
		return () => clearTimeout( timer );
	}, [ wanted ] );
	return wanted === '' ? '' : paused;
}

/**
 * The commands for the surveys whose titles contain the words in the palette: edit one, and see its results for those who may. Where
 * the server does not answer there are none: the palette has no place for errors.
 */
export function useSurveyCommands( { search }: { search: string } ): {
	commands: Command[];
	isLoading: boolean;
} {
	const words = usePausedSearch( search );
	const { found, isLoading } = useSelect(
		( select ) => {
			if ( words === '' ) {
				return { found: undefined, isLoading: false };
			}
			const { getFound, hasFinishedResolution, hasResolutionFailed } =
				select( foundSurveysStore );
			return {
				found: getFound( words ),
				isLoading:
					! hasFinishedResolution( 'getFound', [ words ] ) &&
					! hasResolutionFailed( 'getFound', [ words ] ),
			};
		},
		[ words ]
	);
	const { pages } = getCommandData();
	const commands = ( found ?? [] ).flatMap( ( { id, title } ): Command[] => [
		{
			name: `userfeedback/edit-survey-${ id }`,
			label: sprintf(
				/* translators: %s: title of a survey. */
				__( 'Edit survey: %s', 'userfeedback' ),
				title
			),
			icon: pencil,
			callback: () =>
				window.location.assign(
					pages.surveys + hrefOf( editRoute( id ) )
				),
		},
		...( pages.results === undefined
			? []
			: [
					{
						name: `userfeedback/results-${ id }`,
						label: sprintf(
							/* translators: %s: title of a survey. */
							__( 'Results of survey: %s', 'userfeedback' ),
							title
						),
						icon: chartBar,
						callback: () =>
							window.location.assign(
								pages.results +
									hrefOf(
										SURVEY_RESULTS.build( { surveyId: id } )
									)
							),
					},
				] ),
	] );
	return { commands, isLoading };
}
