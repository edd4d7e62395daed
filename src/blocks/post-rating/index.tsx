import type { BlockConfiguration } from '@wordpress/blocks';
import { registerBlockType } from '@wordpress/blocks';
import '../shared/blocks.scss';
import type { RatingAttributes } from './attributes';
import './binding';
import metadata from './block.json';
import { Edit } from './edit';
import './post-rating.scss';
import { transforms } from './transforms';

// The type of the import has plain strings where the package expects certain words.
registerBlockType< RatingAttributes >(
	metadata as unknown as BlockConfiguration< RatingAttributes >,
	{
		edit: Edit,
		// PHP renders the block, because the average changes after the post is saved.
		save: () => null,
		transforms,
	}
);
