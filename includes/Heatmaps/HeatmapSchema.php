<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;

/**
 * Heatmaps in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class HeatmapSchema {

	private const SHARE = [
		'type'        => 'number',
		'description' => '0 to 1.',
	];

	/**
	 * A heatmap.
	 *
	 * @return ObjectSchema
	 */
	public static function heatmap(): array {
		return JsonSchema::object(
			[
				'id'           => JsonSchema::COUNT,
				'title'        => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
				'url'          => JsonSchema::TEXT,
				'edit_url'     => JsonSchema::described( JsonSchema::TEXT, '"" if the page is no post, or one that the user may not edit.' ),
				'post_id'      => [ 'type' => [ 'integer', 'null' ] ],
				'state'        => JsonSchema::word( Heatmap::STATES ),
				'views'        => JsonSchema::described( JsonSchema::COUNT, 'Views that were counted so far.' ),
				'wanted_views' => self::wantedViews(),
				'sample'       => self::sample(),
				'created_at'   => JsonSchema::MOMENT,
				'clicks'       => JsonSchema::described( JsonSchema::COUNT, 'Clicks that were counted so far.' ),
			]
		);
	}

	/**
	 * A page of heatmaps.
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return Pagination::listOf( self::heatmap() );
	}

	/**
	 * What a new heatmap is made from.
	 *
	 * @return ObjectSchema
	 */
	public static function creation(): array {
		return JsonSchema::object(
			[
				'url'          => [
					'type'        => 'string',
					'maxLength'   => 2000,
					'description' => 'Of a page of this site. Give this or post_id.',
				],
				'post_id'      => [
					'type'        => 'integer',
					'minimum'     => 1,
					'description' => 'A post that visitors can see.',
				],
				'title'        => self::title(),
				'wanted_views' => self::wantedViews() + [ 'default' => Heatmap::DEFAULT_VIEWS ],
				'sample'       => self::sample() + [ 'default' => Heatmap::DEFAULT_SAMPLE ],
			],
			[]
		);
	}

	/**
	 * What can be changed of a heatmap.
	 *
	 * @return ObjectSchema
	 */
	public static function changes(): array {
		return JsonSchema::object(
			[
				'state'        => JsonSchema::word( Heatmap::STATES ),
				'wanted_views' => self::wantedViews(),
				'sample'       => self::sample(),
				'title'        => self::title(),
			],
			[]
		);
	}

	/**
	 * What was counted.
	 *
	 * @return ObjectSchema
	 */
	public static function counts(): array {
		$day      = [
			'type'        => [ 'string', 'null' ],
			'description' => 'Local date of the site; null without data.',
		];
		$cell     = [
			'type'     => 'array',
			'items'    => JsonSchema::COUNT,
			'minItems' => 2,
			'maxItems' => 2,
		];
		$element  = JsonSchema::object(
			[
				'path'  => JsonSchema::described( JsonSchema::TEXT, '"" for all elements beyond the first 5,000 of the page.' ),
				'n'     => JsonSchema::described( JsonSchema::COUNT, 'Events of the kind.' ),
				'share' => self::SHARE,
				'dead'  => JsonSchema::COUNT,
				'rage'  => JsonSchema::COUNT,
				'cells' => JsonSchema::described(
					JsonSchema::listOf( $cell ),
					'Cells of a grid of 16 × 16 over the element, row by row, with their numbers. Empty beyond the first elements.'
				),
			]
		);
		$depth    = JsonSchema::object(
			[
				'percent' => JsonSchema::COUNT,
				'views'   => JsonSchema::described( JsonSchema::COUNT, 'Views that came at least so far.' ),
				'share'   => self::SHARE,
			]
		);
		$revision = JsonSchema::object(
			[
				'id'     => JsonSchema::COUNT,
				'date'   => JsonSchema::MOMENT,
				'author' => JsonSchema::TEXT,
			]
		);
		$fold     = [
			'type'        => [ 'number', 'null' ],
			'description' => 'Average height of the visible part when the page opens, in percent of the page; null without views.',
		];
		return JsonSchema::object(
			[
				'heatmap'   => self::heatmap(),
				'frame_url' => JsonSchema::described( JsonSchema::TEXT, 'The page without the admin bar and surveys, for a frame.' ),
				'range'     => [
					'type'        => [ 'object', 'null' ],
					'description' => 'Null for all days.',
				] + JsonSchema::object( array_fill_keys( [ 'from', 'to' ], JsonSchema::TEXT ) ),
				'views'     => JsonSchema::COUNT,
				'elements'  => JsonSchema::described( JsonSchema::listOf( $element ), 'By number, the most first.' ),
				'scroll'    => JsonSchema::listOf( $depth ),
				'fold'      => $fold,
				'revisions' => JsonSchema::described( JsonSchema::listOf( $revision ), 'Of the post, newest first.' ),
				'days'      => JsonSchema::object( array_fill_keys( [ 'first', 'last' ], $day ) ),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function wantedViews(): array {
		return [
			'type'        => 'integer',
			'minimum'     => Heatmap::LEAST_VIEWS,
			'maximum'     => Heatmap::MOST_VIEWS,
			'description' => 'Views after which recording ends.',
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function sample(): array {
		return [
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => 100,
			'description' => 'Share of the views that are recorded, in percent.',
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function title(): array {
		return [
			'type'        => 'string',
			'maxLength'   => 255,
			'description' => 'Plain text; "" for the title of the page.',
		];
	}
}
