import type {
	NpsStatistics,
	QuestionStats,
	QuestionTrend,
} from '@/survey-model';

/** What the statistics of every question have. */
const NO_NUMBERS = {
	is_valid: true,
	is_few: false,
	average: null,
	average_interval: null,
	nps: null,
	answers: [],
	texts_count: 0,
	comments_count: 0,
	before: null,
} satisfies Partial< QuestionStats >;

export const OXFORD: QuestionStats = {
	...NO_NUMBERS,
	id: 'oxford',
	title: 'Which sentence is correct?',
	type: 'radio-button',
	is_quantitative: true,
	total_answers: 1129,
	skipped: 4,
	options: [
		{
			id: 'with',
			value: 'With the comma',
			count: 641,
			share: 0.5678,
			low: 0.5387,
			high: 0.5964,
		},
		{
			id: 'without',
			value: 'Without it',
			count: 488,
			share: 0.4322,
			low: 0.4036,
			high: 0.4613,
		},
		{
			id: 'either',
			value: 'Either',
			count: 0,
			share: 0,
			low: 0,
			high: 0.0034,
			retired: true,
		},
	],
	before: {
		total_answers: 900,
		average: null,
		nps: null,
		is_significant: false,
	},
};

export const WHY: QuestionStats = {
	...NO_NUMBERS,
	id: 'why',
	title: 'Why?',
	type: 'text',
	is_quantitative: false,
	total_answers: 1,
	skipped: 0,
	is_few: true,
	options: [],
	texts_count: 1,
	answers: [
		{
			value: 'Because <b>so</b>',
			date: '2026-11-21T12:30:00Z',
			response_id: 9,
			extra: {},
		},
	],
};

/** 100 answers: 20 detractors, 30 passives, 50 promoters. */
export const SCORE: NpsStatistics = {
	detractor: 20,
	passive: 30,
	promoter: 50,
	nps: 30,
	margin: 15.31,
	total: 100,
	is_few: false,
	distribution: [
		{ value: 0, count: 2 },
		{ value: 1, count: 0 },
		{ value: 2, count: 1 },
		{ value: 3, count: 2 },
		{ value: 4, count: 3 },
		{ value: 5, count: 4 },
		{ value: 6, count: 8 },
		{ value: 7, count: 12 },
		{ value: 8, count: 18 },
		{ value: 9, count: 22 },
		{ value: 10, count: 28 },
	],
	before: { nps: 12.5, margin: 16.2, total: 96, is_significant: false },
};

export const RECOMMEND: QuestionStats = {
	...NO_NUMBERS,
	id: 'recommend',
	title: 'How likely are you to recommend us?',
	type: 'nps',
	is_quantitative: true,
	total_answers: 100,
	skipped: 5,
	average: 7.81,
	average_interval: { low: 7.35, high: 8.27 },
	nps: SCORE,
	options: SCORE.distribution.map( ( { value, count } ) => ( {
		id: `n${ value }`,
		value: String( value ),
		count,
		share: count / 100,
		low: Math.max( 0, count / 100 - 0.05 ),
		high: count / 100 + 0.05,
	} ) ),
	comments_count: 12,
	before: {
		total_answers: 96,
		average: 7.4,
		nps: 12.5,
		is_significant: false,
	},
};

/** An NPS question over three days; nobody answered on the second one. */
export const TREND: QuestionTrend = {
	points: [
		{
			from: '2026-11-19',
			to: '2026-11-19',
			average: 7.2,
			nps: 10,
			total: 30,
		},
		{
			from: '2026-11-20',
			to: '2026-11-20',
			average: null,
			nps: null,
			total: 0,
		},
		{
			from: '2026-11-21',
			to: '2026-11-21',
			average: 8.1,
			nps: 38.6,
			total: 70,
		},
	],
};

/** The statistics of a text question without answers. */
export function stats( changes: Partial< QuestionStats > = {} ): QuestionStats {
	return {
		...NO_NUMBERS,
		id: 'none',
		title: 'What else?',
		type: 'text',
		is_quantitative: false,
		total_answers: 0,
		skipped: 0,
		options: [],
		...changes,
	};
}

/** The statistics of a question with options, by the counts of its options; their intervals are the share ± 3 points. */
export function choice(
	options: readonly ( readonly [
		QuestionStats[ 'options' ][ number ][ 'value' ],
		number,
	] )[],
	changes: Partial< QuestionStats > = {}
): QuestionStats {
	const total = options.reduce( ( sum, [ , count ] ) => sum + count, 0 );
	return stats( {
		id: 'choice',
		title: 'Which one?',
		type: 'radio-button',
		is_quantitative: true,
		is_few: total < 30,
		total_answers: total,
		options: options.map( ( [ value, count ], index ) => {
			const share = total > 0 ? count / total : 0;
			return {
				id: `o${ index }`,
				value,
				count,
				share,
				low: Math.max( 0, share - 0.03 ),
				high: Math.min( 1, share + 0.03 ),
			};
		} ),
		...changes,
	} );
}
