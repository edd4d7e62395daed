import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import type { AiSummary } from '@/survey-model';
import { ShareBar } from '../question/share-bar';
import { ResponseLink, Sources } from './sources';

type ThemeData = AiSummary[ 'themes' ][ number ];

/** Null where the mood is not known. */
function moodName( mood: ThemeData[ 'mood' ] ): string | null {
	switch ( mood ) {
		case 'positive':
			return __( 'Positive', 'userfeedback' );
		case 'negative':
			return __( 'Negative', 'userfeedback' );
		case 'mixed':
			return __( 'Mixed', 'userfeedback' );
		case 'neutral':
			return __( 'Neutral', 'userfeedback' );
		case 'unknown':
			return null;
	}
}

interface ThemeProps {
	surveyId: number;
	theme: ThemeData;
}

/** A subject that visitors write about: how many, in which mood, and what they say. */
export function Theme( { surveyId, theme }: ThemeProps ) {
	const mood = moodName( theme.mood );
	return (
		<li className="userfeedback-theme">
			<div className="userfeedback-theme__header">
				<h3 dir="auto">{ theme.title }</h3>
				{ mood !== null && (
					<span
						className={ `userfeedback-theme__mood is-${ theme.mood }` }
					>
						{ mood }
					</span>
				) }
				<span className="userfeedback-theme__count">
					{ sprintf(
						/* translators: 1: percentage, 2: number of responses. */
						_n(
							'%1$s, %2$s response',
							'%1$s, %2$s responses',
							theme.count,
							'userfeedback'
						),
						formatPercent( theme.share ),
						formatNumber( theme.count )
					) }
				</span>
			</div>
			<ShareBar share={ theme.share } />
			<ul className="userfeedback-theme__quotes">
				{ theme.quotes.map( ( quote ) => (
					<li key={ quote.response_id }>
						<blockquote dir="auto">{ quote.text }</blockquote>
						<ResponseLink
							surveyId={ surveyId }
							id={ quote.response_id }
						/>
					</li>
				) ) }
			</ul>
			<Sources
				surveyId={ surveyId }
				claim={ theme.title }
				ids={ theme.response_ids }
				search={ theme.search }
			/>
		</li>
	);
}
