import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';

/** The group of a score from 0 to 10: detractors give 0 to 6, passives 7 or 8, promoters 9 or 10. */
export function groupOf( score: number ): 'detractor' | 'passive' | 'promoter' {
	if ( score >= 9 ) {
		return 'promoter';
	}
	return score >= 7 ? 'passive' : 'detractor';
}

interface ScoreBadgeProps {
	score: number;
	/** Whether it is a score of an NPS question, which is coloured by its group. */
	isNps: boolean;
}

/** The number that a comment was written beside. */
export function ScoreBadge( { score, isNps }: ScoreBadgeProps ) {
	return (
		<span
			className={ `userfeedback-texts__score${ isNps ? ` is-${ groupOf( score ) }` : '' }` }
		>
			<VisuallyHidden>{ __( 'Score:', 'userfeedback' ) } </VisuallyHidden>
			{ formatNumber( score ) }
		</span>
	);
}
