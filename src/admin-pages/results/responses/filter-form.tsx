import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { deviceName } from '@/lib/device-name';
import { formatCountry, formatLanguage } from '@/lib/format';
import { byLabel } from '@/lib/name-order';
import { shortTitle } from '@/lib/short-title';
import type { ResponseChoices } from '@/survey-model';
import { chosenOption, optionChoices } from '../option-choices';
import type { FilterName, ResponseFilters } from './filters';
import { completeFilters } from './filters';

interface Option {
	value: string;
	label: string;
}

interface FilterSelectProps {
	label: string;
	/** The first option, which filters by nothing. */
	none: string;
	options: readonly Option[];
	value: string | undefined;
	onChange: ( value: string ) => void;
}

/** A select for one filter. A value that is not offered, from an old link, stays an option. */
function FilterSelect( {
	label,
	none,
	options,
	value = '',
	onChange,
}: FilterSelectProps ) {
	const isOffered =
		value === '' || options.some( ( option ) => option.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			options={ [
				{ value: '', label: none },
				...options,
				...( isOffered ? [] : [ { value, label: value } ] ),
			] }
			onChange={ onChange }
		/>
	);
}

const same = ( value: string ): Option => ( {
	value,
	label: shortTitle( value ),
} );

interface FilterFormProps {
	choices: ResponseChoices;
	filters: ResponseFilters;
	onChange: ( values: ResponseFilters[ 'values' ] ) => void;
}

/** The filters beside the range. Each change filters at once; a question filters when its answer is chosen. */
export function FilterForm( { choices, filters, onChange }: FilterFormProps ) {
	const { values } = filters;
	const [ questionId, setQuestionId ] = useState( values.question ?? '' );
	const question = choices.questions.find( ( { id } ) => id === questionId );
	const any = __( 'Any', 'userfeedback' );

	/** Sets filters; '' removes one. */
	function set( changes: Partial< Record< FilterName, string > > ): void {
		const given = Object.entries( { ...values, ...changes } ).filter(
			( [ , value ] ) => value !== ''
		);
		onChange( completeFilters( Object.fromEntries( given ) ) );
	}
	const select = (
		name: FilterName,
		label: string,
		options: readonly Option[],
		more: Partial< Record< FilterName, string > > = {},
		value = values[ name ]
	) => (
		<FilterSelect
			label={ label }
			none={ any }
			options={ options }
			value={ value }
			onChange={ ( chosen ) => set( { ...more, [ name ]: chosen } ) }
		/>
	);

	return (
		<div
			className="userfeedback-response-filters__form"
			role="dialog"
			aria-label={ __( 'Filters', 'userfeedback' ) }
		>
			<FilterSelect
				label={ __( 'Question', 'userfeedback' ) }
				none={ any }
				options={ choices.questions
					.filter( ( { options } ) => options.length > 0 )
					.map( ( { id, title } ) => ( {
						value: id,
						label: shortTitle( title ),
					} ) ) }
				value={ questionId }
				onChange={ ( id ) => {
					setQuestionId( id );
					set( {
						question: '',
						option: '',
						score_min: '',
						score_max: '',
					} );
				} }
			/>
			{ question && ! question.has_scores && (
				<>
					{ select(
						'option',
						__( 'Answer', 'userfeedback' ),
						optionChoices( question ).map(
							( { value, label } ) => ( {
								value,
								label: shortTitle( label ),
							} )
						),
						{ question: questionId },
						chosenOption( question, values.option ?? '' )?.value
					) }
				</>
			) }
			{ question?.has_scores && (
				<div className="userfeedback-response-filters__scores">
					{ select(
						'score_min',
						__( 'Lowest score', 'userfeedback' ),
						question.options.map( same ),
						{ question: questionId }
					) }
					{ select(
						'score_max',
						__( 'Highest score', 'userfeedback' ),
						question.options.map( same ),
						{ question: questionId }
					) }
				</div>
			) }
			{ choices.pages.length > 0 &&
				select(
					'page',
					__( 'Page', 'userfeedback' ),
					choices.pages.map( ( { id, name } ) => ( {
						value: String( id ),
						label: shortTitle( name ),
					} ) )
				) }
			{ select(
				'device',
				__( 'Device', 'userfeedback' ),
				[ 'desktop', 'tablet', 'mobile' ].map( ( device ) => ( {
					value: device,
					label: deviceName( device ),
				} ) )
			) }
			{ choices.countries.length > 0 &&
				select(
					'country',
					__( 'Country', 'userfeedback' ),
					byLabel(
						choices.countries.map( ( code ) => ( {
							value: code,
							label: formatCountry( code ),
						} ) )
					)
				) }
			{ choices.languages.length > 0 &&
				select(
					'language',
					__( 'Language', 'userfeedback' ),
					byLabel(
						choices.languages.map( ( locale ) => ( {
							value: locale,
							label: formatLanguage( locale ),
						} ) )
					)
				) }
			{ choices.tags.length > 0 &&
				select(
					'tag',
					__( 'Tag', 'userfeedback' ),
					choices.tags.map( same )
				) }
			{ select( 'test', __( 'Tests', 'userfeedback' ), [
				{
					value: 'false',
					label: __( 'Without tests', 'userfeedback' ),
				},
				{ value: 'true', label: __( 'Only tests', 'userfeedback' ) },
			] ) }
		</div>
	);
}
