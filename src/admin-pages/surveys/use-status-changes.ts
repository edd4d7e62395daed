import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../lib/describe-error';
import { formatDateTimeInZone } from '../../lib/format';
import { useSnackbar } from '../../components/snackbars';
import { displayedStatus } from '../../components/status-label/status-text';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import { surveyName } from './survey-name';

interface StatusChanges {
	/** Publishes a draft; shows where visitors see it, or why it was not published. */
	publish: ( survey: SurveySummary ) => Promise< void >;
	/** Turns a published or scheduled survey into a draft. */
	unpublish: ( survey: SurveySummary ) => Promise< void >;
}

/** The id for the messages about a survey's status. */
function aboutStatus( id: number ): string {
	return `status-${ id }`;
}

/** Publishes and unpublishes surveys of the list. The returned functions are stable. */
export function useStatusChanges(): StatusChanges {
	const { announcePublished, changeStatus } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	return useMemo( () => {
		/** Resolves with the server's message; undefined after a failure, which it shows itself. */
		async function change(
			to: 'publish' | 'draft',
			{ id }: SurveySummary,
			failed: string
		): Promise< string | undefined > {
			try {
				return ( await changeStatus( to, [ id ] ) ).message;
			} catch ( thrown ) {
				const reason = describeError( toApiError( thrown ) );
				showSnackbar( `${ failed } ${ reason }`, {
					status: 'error',
					about: aboutStatus( id ),
				} );
				return undefined;
			}
		}
		return {
			publish: async ( survey ) => {
				const { id, title, publish_at: publishAt } = survey;
				const message = await change(
					'publish',
					survey,
					sprintf(
						/* translators: %s: title of a survey, in quotes. */
						__( '%s could not be published.', 'userfeedback' ),
						surveyName( title )
					)
				);
				if ( message ) {
					showSnackbar( message, {
						status: 'error',
						about: aboutStatus( id ),
					} );
				} else if ( message === '' ) {
					const status = displayedStatus( {
						status: 'publish',
						publish_at: publishAt,
					} );
					if ( status === 'publish' ) {
						announcePublished( { id, title } );
						return;
					}
					showSnackbar(
						sprintf(
							/* translators: 1: title of a survey, in quotes; 2: date and time. */
							__(
								'%1$s is scheduled: visitors see it from %2$s.',
								'userfeedback'
							),
							surveyName( title ),
							formatDateTimeInZone( publishAt )
						),
						{ about: aboutStatus( id ) }
					);
				}
			},
			unpublish: async ( survey ) => {
				const name = surveyName( survey.title );
				const message = await change(
					'draft',
					survey,
					sprintf(
						/* translators: %s: title of a survey, in quotes. */
						__( '%s could not be unpublished.', 'userfeedback' ),
						name
					)
				);
				if ( message !== undefined ) {
					announcePublished( null );
					showSnackbar(
						sprintf(
							/* translators: %s: title of a survey, in quotes. */
							__(
								'%s is a draft now. Visitors no longer see it.',
								'userfeedback'
							),
							name
						),
						{ about: aboutStatus( survey.id ) }
					);
				}
			},
		};
	}, [ announcePublished, changeStatus, showSnackbar ] );
}
