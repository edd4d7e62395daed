import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import type { ResultsQuery } from '@/stores/api';
import { store as comparisonsStore } from '@/stores/comparisons';
import type { ComparisonQuery } from '@/stores/comparisons-api';
import type { ResponseChoices } from '@/survey-model';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import type { GroupKind } from './groups';
import { groupKinds } from './groups';
import { GroupTables } from './group-tables';
import './compare.scss';

interface CompareContentProps {
	surveyId: number;
	/** The request for the range. */
	query: ResultsQuery;
}

/** The choice of two groups, and what they answered. */
export function CompareContent( { surveyId, query }: CompareContentProps ) {
	const choices = useSelect(
		( select ) => select( comparisonsStore ).getGroupChoices( surveyId ),
		[ surveyId ]
	);
	const { refresh } = useDispatch( comparisonsStore );
	// Visitors may answer and owners change responses until this is opened again.
	useEffect( () => () => void refresh(), [ refresh ] );
	const { error, retry } = useResolution(
		comparisonsStore,
		'getGroupChoices',
		[ surveyId ]
	);
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __( 'The groups could not be loaded', 'userfeedback' ) }
				onRetry={ retry }
			/>
		);
	}
	return choices ? (
		<Choice surveyId={ surveyId } query={ query } choices={ choices } />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}

function Choice( {
	surveyId,
	query,
	choices,
}: CompareContentProps & { choices: ResponseChoices } ) {
	const kinds = groupKinds( choices );
	const [ key, setKey ] = useState( 'device' );
	const kind = kinds.find( ( each ) => each.key === key ) ?? kinds[ 0 ];
	const [ chosen, setChosen ] = useState< [ string, string ] | null >( null );
	if ( ! kind ) {
		return null;
	}
	const [ a, b ] = chosen ?? [
		kind.groups[ 0 ]?.value ?? '',
		kind.groups[ 1 ]?.value ?? '',
	];
	return (
		<>
			<div className="userfeedback-compare__choice">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Compare by', 'userfeedback' ) }
					value={ kind.key }
					options={ kinds.map( ( each ) => ( {
						value: each.key,
						label: each.label,
					} ) ) }
					onChange={ ( value ) => {
						setKey( value );
						setChosen( null );
					} }
				/>
				<GroupSelect
					label={ __( 'First group', 'userfeedback' ) }
					kind={ kind }
					value={ a }
					other={ b }
					onChange={ ( value ) => setChosen( [ value, b ] ) }
				/>
				<GroupSelect
					label={ __( 'Second group', 'userfeedback' ) }
					kind={ kind }
					value={ b }
					other={ a }
					onChange={ ( value ) => setChosen( [ a, value ] ) }
				/>
			</div>
			<Comparison
				surveyId={ surveyId }
				kind={ kind }
				query={ {
					by: kind.by,
					a,
					b,
					...( kind.questionId === undefined
						? {}
						: { question_id: kind.questionId } ),
					...query,
				} }
			/>
		</>
	);
}

interface GroupSelectProps {
	label: string;
	kind: GroupKind;
	value: string;
	/** The other group, which cannot be chosen twice. */
	other: string;
	onChange: ( value: string ) => void;
}

function GroupSelect( {
	label,
	kind,
	value,
	other,
	onChange,
}: GroupSelectProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			options={ kind.groups.filter( ( group ) => group.value !== other ) }
			onChange={ onChange }
		/>
	);
}

function Comparison( {
	surveyId,
	kind,
	query,
}: {
	surveyId: number;
	kind: GroupKind;
	query: ComparisonQuery;
} ) {
	const loaded = useSelect(
		( select ) =>
			select( comparisonsStore ).getComparison( surveyId, query ),
		[ surveyId, query ]
	);
	const { error, retry } = useResolution( comparisonsStore, 'getComparison', [
		surveyId,
		query,
	] );
	const comparison = useLastLoaded( loaded, `${ surveyId } ${ kind.key }` );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The groups could not be compared',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( ! comparison ) {
		return <Skeleton shape="card" count={ 1 } />;
	}
	// Those of the tables, which may still be of the groups that were chosen before.
	const names = comparison.groups.map(
		( { value } ) =>
			kind.groups.find( ( group ) => group.value === value )?.label ??
			value
	);
	return (
		<div
			className={ loaded ? undefined : 'userfeedback-compare-loading' }
			aria-busy={ loaded === undefined }
		>
			<GroupTables comparison={ comparison } names={ names } />
		</div>
	);
}
