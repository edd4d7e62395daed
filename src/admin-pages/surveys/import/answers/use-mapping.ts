import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { fieldErrorsText } from '@/lib/field-error-text';
import { store as importsStore } from '@/stores/imports';
import type { Mapping } from '@/stores/imports/mapping';
import type { FieldError } from '@/survey-model';

/** Edits the mapping by a function of what it is now. */
export type EditMapping = (
	edit: ( mapping: Mapping ) => Partial< Mapping >
) => void;

/** What the columns of an import become, and a function that changes it. The last changes are sent when the screen is left. */
export function useMapping( id: number ) {
	const mapping = useSelect(
		( select ) => select( importsStore ).getMapping( id ),
		[ id ]
	);
	const refused = useSelect(
		( select ) => select( importsStore ).getRefusedFields( id ),
		[ id ]
	);
	const { editMapping, saveMapping } = useDispatch( importsStore );
	const edit = useMemo(
		(): EditMapping => ( change ) => void editMapping( id, change ),
		[ editMapping, id ]
	);
	useEffect( () => () => void saveMapping( id ), [ saveMapping, id ] );
	return { mapping, refused, edit };
}

/** What is wrong with a field; undefined if nothing is. */
export function errorAt(
	refused: readonly FieldError[],
	field: string
): string | undefined {
	return fieldErrorsText(
		refused.filter( ( error ) => error.field === field )
	);
}
