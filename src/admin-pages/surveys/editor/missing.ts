import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { FieldError } from '@/survey-model';

/** Something that a step needs before the next step can open. */
export interface Missing {
	/** Such as "2 questions need a title". */
	text: string;
	/** The path of the first field that needs it. */
	field: string;
}

interface Group {
	isIn: ( error: FieldError ) => boolean;
	/** The text for a number of questions, or of fields outside questions. */
	text: ( count: number ) => string;
}

const IN_QUESTION = /^questions\[\d+\]/;

/** In order of the line; an error belongs to the first group that contains it. */
const GROUPS: readonly Group[] = [
	{
		isIn: ( { field } ) => field === 'title',
		text: () => __( 'The survey needs a title', 'userfeedback' ),
	},
	{
		isIn: ( { code } ) => code === 'questions_required',
		text: () => __( 'The survey needs a question', 'userfeedback' ),
	},
	{
		isIn: ( { field, code } ) =>
			IN_QUESTION.test( field ) && code === 'title_required',
		text: ( count ) =>
			sprintf(
				/* translators: %s: number of questions. */
				_n(
					'%s question needs a title',
					'%s questions need a title',
					count,
					'userfeedback'
				),
				formatNumber( count )
			),
	},
	{
		isIn: ( { field, code } ) =>
			IN_QUESTION.test( field ) && code === 'options_required',
		text: ( count ) =>
			sprintf(
				/* translators: %s: number of questions. */
				_n(
					'%s question needs options',
					'%s questions need options',
					count,
					'userfeedback'
				),
				formatNumber( count )
			),
	},
	{
		isIn: ( { field } ) => IN_QUESTION.test( field ),
		text: ( count ) =>
			sprintf(
				/* translators: %s: number of questions. */
				_n(
					'%s question has an error',
					'%s questions have errors',
					count,
					'userfeedback'
				),
				formatNumber( count )
			),
	},
	{
		isIn: () => true,
		text: ( count ) =>
			sprintf(
				/* translators: %s: number of fields. */
				_n(
					'%s field has an error',
					'%s fields have errors',
					count,
					'userfeedback'
				),
				formatNumber( count )
			),
	},
];

/** What a step needs, by its errors, in the order of their groups. */
export function missingIn( errors: readonly FieldError[] ): Missing[] {
	return GROUPS.flatMap( ( { text }, index ) => {
		const own = errors.filter(
			( error ) =>
				GROUPS.findIndex( ( { isIn } ) => isIn( error ) ) === index
		);
		const [ first ] = own;
		const places = new Set(
			own.map(
				( { field } ) => IN_QUESTION.exec( field )?.[ 0 ] ?? field
			)
		);
		return first
			? [ { text: text( places.size ), field: first.field } ]
			: [];
	} );
}
