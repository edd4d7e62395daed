import { __ } from '@wordpress/i18n';
import { deviceName } from '@/lib/device-name';
import { formatCountry, formatLanguage } from '@/lib/format';
import { byLabel } from '@/lib/name-order';
import type { ResponseChoices, ResultsComparison } from '@/survey-model';
import { optionChoices } from '../option-choices';

export type By = ResultsComparison[ 'by' ];

export interface GroupOption {
	value: string;
	label: string;
}

/** A way of telling visitors apart that has at least two groups. */
export interface GroupKind {
	/** Unique; for a question its id after `answer:`. */
	key: string;
	by: By;
	/** The question of `by: 'answer'`. */
	questionId?: string;
	label: string;
	groups: GroupOption[];
}

/**
 * The ways of telling the visitors of a survey apart.
 *
 * @param choices What the responses of the survey have.
 */
export function groupKinds( choices: ResponseChoices ): GroupKind[] {
	const kinds: GroupKind[] = [
		{
			key: 'device',
			by: 'device',
			label: __( 'Device', 'userfeedback' ),
			groups: [ 'desktop', 'mobile', 'tablet' ].map( ( value ) => ( {
				value,
				label: deviceName( value ),
			} ) ),
		},
		{
			key: 'page',
			by: 'page',
			label: __( 'Page', 'userfeedback' ),
			groups: choices.pages.map( ( { id, name } ) => ( {
				value: String( id ),
				label: name,
			} ) ),
		},
		{
			key: 'country',
			by: 'country',
			label: __( 'Country', 'userfeedback' ),
			groups: byLabel(
				choices.countries.map( ( code ) => ( {
					value: code,
					label: formatCountry( code ),
				} ) )
			),
		},
		{
			key: 'language',
			by: 'language',
			label: __( 'Language', 'userfeedback' ),
			groups: byLabel(
				choices.languages.map( ( locale ) => ( {
					value: locale,
					label: formatLanguage( locale ),
				} ) )
			),
		},
		...choices.questions.map( ( question ) => ( {
			key: `answer:${ question.id }`,
			by: 'answer' as const,
			questionId: question.id,
			label: question.title,
			groups: optionChoices( question ),
		} ) ),
	];
	return kinds.filter( ( { groups } ) => groups.length > 1 );
}
