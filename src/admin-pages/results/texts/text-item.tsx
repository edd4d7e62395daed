import { Moment } from '@/components/moment';
import { useFeature } from '@/hooks/use-feature';
import { formatLanguage } from '@/lib/format';
import { writtenIn } from '@/lib/written-in';
import { RESPONSE, hrefOf } from '@/routes';
import type { TextPage } from '@/survey-model';
import { responseTitle } from '../response-title';
import { ClampedText } from './clamped-text';
import { ScoreBadge } from './score-badge';

interface TextItemProps {
	surveyId: number;
	item: TextPage[ 'items' ][ number ];
	isNps: boolean;
}

/** A text with its date and its response; a link if the plan includes that screen. */
export function TextItem( { surveyId, item, isNps }: TextItemProps ) {
	const { isAllowed } = useFeature( 'single-response' );
	const title = responseTitle( item.response_id );
	return (
		<li>
			{ item.score !== null && (
				<ScoreBadge score={ item.score } isNps={ isNps } />
			) }
			<div className="userfeedback-texts__words">
				<ClampedText
					text={ item.value }
					language={ item.extra.language }
				/>
				{ item.extra.language && (
					<p className="userfeedback-texts__name">
						{ formatLanguage( item.extra.language ) }
					</p>
				) }
				{ item.extra.name && (
					<p
						className="userfeedback-texts__name"
						{ ...writtenIn( item.extra.language ) }
					>
						{ item.extra.name }
					</p>
				) }
			</div>
			<span className="userfeedback-texts__source">
				{ isAllowed ? (
					<a
						href={ hrefOf(
							RESPONSE.build( { surveyId, id: item.response_id } )
						) }
					>
						{ title }
					</a>
				) : (
					<span>{ title }</span>
				) }
				<Moment at={ item.date } />
			</span>
		</li>
	);
}
