import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '@/lib/short-title';
import type { ImportColumn } from '@/survey-model';
import { columnName } from './column-name';
import type { Group, Use } from './columns';

interface UseFieldProps {
	column: ImportColumn;
	use: Use;
	groups: readonly Group[];
	/** The number of a question that no column is an option of. */
	free: number;
	onChange: ( use: Use ) => void;
}

function roleLabel( role: ImportColumn[ 'role' ] ): string {
	return {
		question: __( 'Question', 'userfeedback' ),
		date: __( 'Date of the response', 'userfeedback' ),
		id: __( 'ID of the other tool', 'userfeedback' ),
		ignore: __( 'Leave out', 'userfeedback' ),
	}[ role ];
}

/** The questions that a column can be an option of. */
function groupChoices( {
	column: { index, can_group: canGroup },
	use,
	groups,
	free,
}: UseFieldProps ): { value: Use; label: string }[] {
	const offered = groups.filter(
		( { number } ) => canGroup || use === `group-${ number }`
	);
	const isAlone = offered.some(
		( { number, columns } ) =>
			use === `group-${ number }` && columns.length === 1
	);
	return [
		...offered.map( ( { number, title, columns } ) => ( {
			value: `group-${ number }` as const,
			label:
				columns.length === 1 && columns[ 0 ] === index
					? __( 'Option of a question of its own', 'userfeedback' )
					: sprintf(
							/* translators: %s: title of a question. */
							__( 'Option of: %s', 'userfeedback' ),
							shortTitle( title )
						),
		} ) ),
		...( canGroup && ! isAlone
			? [
					{
						value: `group-${ free }` as const,
						label: __( 'Option of a new question', 'userfeedback' ),
					},
				]
			: [] ),
	];
}

/** What a column is used as. */
export function UseField( props: UseFieldProps ) {
	const { column, use, onChange } = props;
	const choices: { value: Use; label: string }[] = [
		...column.roles.map( ( role ) => ( {
			value: role,
			label: roleLabel( role ),
		} ) ),
		...groupChoices( props ),
	];
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			hideLabelFromVision
			label={ sprintf(
				/* translators: %s: header of a column of a file. */
				__( 'Use as: %s', 'userfeedback' ),
				columnName( column )
			) }
			value={ use }
			options={ choices }
			// One of the choices.
			onChange={ ( value ) => onChange( value as Use ) }
		/>
	);
}
