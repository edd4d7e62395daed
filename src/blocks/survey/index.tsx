import { registerBlockType } from '@wordpress/blocks';
import metadata from '../../../block.json';
import type { SurveyAttributes } from './edit';
import { Edit } from './edit';

registerBlockType< SurveyAttributes >( metadata, {
	edit: Edit,
	// PHP renders the block, because the survey may change after the post is saved.
	save: () => null,
} );
