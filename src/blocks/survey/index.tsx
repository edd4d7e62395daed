import { registerBlockType } from '@wordpress/blocks';
import metadata from '../../../block.json';
import type { SurveyAttributes } from './edit';
import { Edit } from './edit';

registerBlockType< SurveyAttributes >( metadata, {
	edit: Edit,
	// PHP renders the survey of the day: what it asks may change after the page was saved.
	save: () => null,
} );
