import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import { LINE_COLOR } from '@/components/line-chart/colors';
import type { ChartPart } from '@/components/nps-chart/data';
import { PIE_BLUES } from '@/components/nps-chart/data';
import type { NpsStatistics } from '@/survey-model';
import { share } from '@/survey-model';

/** A group of scores: its answers, and their share of all answers from 0 to 1. */
export interface Group {
	key: 'detractor' | 'passive' | 'promoter';
	label: string;
	count: number;
	share: number;
}

/** A score without decimals. */
export function formatScore( score: number ): string {
	// Not -0.
	return formatNumber( Math.round( score ) + 0 );
}

/** `20% (12 answers)`. */
function shareText( count: number, total: number ): string {
	return sprintf(
		/* translators: 1: a share, such as 20%. 2: number of answers. */
		_n(
			'%1$s (%2$s answer)',
			'%1$s (%2$s answers)',
			count,
			'userfeedback'
		),
		formatPercent( share( count, total ) ),
		formatNumber( count )
	);
}

/** Detractors gave 0 to 6, passives 7 or 8, promoters 9 or 10. */
export function groupsOf( statistics: NpsStatistics ): Group[] {
	const labels = {
		detractor: __( 'Detractors', 'userfeedback' ),
		passive: __( 'Passives', 'userfeedback' ),
		promoter: __( 'Promoters', 'userfeedback' ),
	};
	return ( [ 'detractor', 'passive', 'promoter' ] as const ).map(
		( key ) => ( {
			key,
			label: labels[ key ],
			count: statistics[ key ],
			share: share( statistics[ key ], statistics.total ),
		} )
	);
}

const GROUP_COLORS = {
	detractor: '#d4574e',
	passive: '#dba617',
	promoter: '#2a9d5c',
} as const;

/** The shares of the groups in percent and the score. Detractors count against the score, so theirs is negative. */
export function barsOf( statistics: NpsStatistics ): ChartPart[] {
	return [
		...groupsOf( statistics ).map(
			( { key, label, count, share: part } ) => ( {
				label,
				value: ( key === 'detractor' ? -100 : 100 ) * part,
				text: shareText( count, statistics.total ),
				color: GROUP_COLORS[ key ],
			} )
		),
		{
			label: __( 'NPS', 'userfeedback' ),
			value: statistics.nps,
			text: formatScore( statistics.nps ),
			color: LINE_COLOR,
		},
	];
}

/** The slices of the pie: each score from 7 to 10, and the detractors together. */
export interface Slice {
	label: string;
	count: number;
}

export function slicesOf( {
	distribution,
	detractor,
}: NpsStatistics ): Slice[] {
	const countOf = ( score: number ) =>
		distribution.find( ( { value } ) => value === score )?.count ?? 0;
	return [
		...[ 10, 9, 8, 7 ].map( ( score ) => ( {
			label: formatNumber( score ),
			count: countOf( score ),
		} ) ),
		{
			label: sprintf(
				/* translators: a range of scores. 1: lowest, 2: highest. */
				__( '%1$s to %2$s', 'userfeedback' ),
				formatNumber( 0 ),
				formatNumber( 6 )
			),
			count: detractor,
		},
	];
}

export function pieOf( statistics: NpsStatistics ): ChartPart[] {
	return slicesOf( statistics ).map( ( { label, count }, index ) => ( {
		label,
		value: count,
		text: shareText( count, statistics.total ),
		color: PIE_BLUES[ index ] ?? PIE_BLUES[ 0 ],
	} ) );
}
