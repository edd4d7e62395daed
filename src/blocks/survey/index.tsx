import type { BlockConfiguration } from '@wordpress/blocks';
import { registerBlockType } from '@wordpress/blocks';
import metadata from '../../../block.json';
import '../shared/blocks.scss';
import type { SurveyAttributes } from './attributes';
import { Edit } from './edit';
import { transforms } from './transforms';
import './survey.scss';

// The type of the import has plain strings where the package expects certain words.
registerBlockType< SurveyAttributes >(
	metadata as unknown as BlockConfiguration< SurveyAttributes >,
	{
		edit: Edit,
		// PHP renders the block, because the survey may change after the post is saved.
		save: () => null,
		transforms,
	}
);
