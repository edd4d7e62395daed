import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { ExistingPlugin, ExistingPluginRun } from '@/survey-model';

type Problem = ExistingPluginRun[ 'problems' ][ number ];

/** What was found: `4 surveys, 300 responses and 1,311 impressions`. */
export function foundText( {
	surveys,
	responses,
	impressions,
}: NonNullable< ExistingPlugin[ 'found' ] > ): string {
	return sprintf(
		/* translators: 1: `4 surveys`, 2: `300 responses`, 3: `1,311 impressions`. */
		__( 'Found: %1$s, %2$s and %3$s.', 'userfeedback' ),
		sprintf(
			/* translators: %s: number of surveys. */
			_n( '%s survey', '%s surveys', surveys, 'userfeedback' ),
			formatNumber( surveys )
		),
		sprintf(
			/* translators: %s: number of responses. */
			_n( '%s response', '%s responses', responses, 'userfeedback' ),
			formatNumber( responses )
		),
		sprintf(
			/* translators: %s: number of impressions. */
			_n(
				'%s impression',
				'%s impressions',
				impressions,
				'userfeedback'
			),
			formatNumber( impressions )
		)
	);
}

/** One sentence about a run that is done. */
export function resultText(
	{ counts }: ExistingPluginRun,
	isPreview: boolean
): string {
	const added =
		counts.surveys_new +
		counts.responses_new +
		counts.impressions +
		counts.settings;
	if ( isPreview ) {
		return added === 0
			? __(
					'Everything was imported before. There is nothing to add.',
					'userfeedback'
				)
			: __(
					'This is what an import would add. Nothing has been stored yet.',
					'userfeedback'
				);
	}
	return added === 0
		? __(
				'Everything was imported before. Nothing has changed.',
				'userfeedback'
			)
		: __( 'The import is complete.', 'userfeedback' );
}

/** What a problem is about: `Survey 3, questions[2].logic`. */
export function problemPlace( { kind, id, field }: Problem ): string {
	const name = {
		survey: sprintf(
			/* translators: %d: number of a survey of another plugin. */
			__( 'Survey %d', 'userfeedback' ),
			id
		),
		response: sprintf(
			/* translators: %d: number of a response of another plugin. */
			__( 'Response %d', 'userfeedback' ),
			id
		),
		setting: __( 'Setting', 'userfeedback' ),
	}[ kind ];
	return field === '' ? name : `${ name }, ${ field }`;
}
