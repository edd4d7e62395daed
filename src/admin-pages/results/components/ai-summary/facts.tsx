import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDateTimeInZone, formatNumber } from '@/lib/format';
import type { AiSummary } from '@/survey-model';

function makerText( { source, provider }: AiSummary ): string {
	return source === 'local'
		? __( 'Made on this site, without an AI service.', 'userfeedback' )
		: sprintf(
				/* translators: %s: name of an AI service and its model. */
				__( 'Made by %s.', 'userfeedback' ),
				provider
			);
}

function readText( {
	responses,
	total,
	is_whole: isWhole,
}: AiSummary ): string {
	return isWhole
		? sprintf(
				/* translators: %s: number of responses. */
				_n(
					'%s response with something written was read, of all time.',
					'%s responses with something written were read, of all time.',
					responses,
					'userfeedback'
				),
				formatNumber( responses )
			)
		: sprintf(
				/* translators: 1: number of responses that were read, 2: number of all responses. */
				__(
					'%1$s of %2$s responses were read, the newest.',
					'userfeedback'
				),
				formatNumber( responses ),
				formatNumber( total )
			);
}

/** Who made a summary, when and of how much, and what is new since then. */
export function SummaryFacts( { summary }: { summary: AiSummary } ) {
	const { new_responses: count } = summary;
	return (
		<p className="userfeedback-ai__facts">
			<strong>{ makerText( summary ) }</strong> { readText( summary ) }{ ' ' }
			<time dateTime={ summary.made_at }>
				{ formatDateTimeInZone( summary.made_at ) }
			</time>
			{ summary.is_stale && (
				<span className="userfeedback-ai__new">
					{ sprintf(
						/* translators: %s: number of responses. */
						_n(
							'%s new response since then.',
							'%s new responses since then.',
							count,
							'userfeedback'
						),
						formatNumber( count )
					) }
				</span>
			) }
		</p>
	);
}
