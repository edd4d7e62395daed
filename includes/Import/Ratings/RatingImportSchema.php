<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Imports of ratings in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class RatingImportSchema {

	/**
	 * What a client sends for a step.
	 *
	 * @return ObjectSchema
	 */
	public static function request(): array {
		return JsonSchema::object(
			[
				'dry_run' => JsonSchema::described( JsonSchema::YES_NO, 'Whether this is a step of the preview, which stores nothing.' ),
				'goes_on' => JsonSchema::described(
					JsonSchema::YES_NO,
					'Whether to do a step only if the import is at work: for who follows it. It may have been stopped, or have come to its end.'
				),
				'cursor'  => [
					'type'        => 'string',
					'pattern'     => ImportCursor::PATTERN,
					'description' => 'For the preview: what the previous step answered; "" to begin.',
				],
			],
			[ 'dry_run' ]
		);
	}

	/**
	 * The answer to a step: of the import, or of its preview.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public static function answer(): array {
		return [
			'type'  => 'object',
			'anyOf' => [ self::step(), self::preview() ],
		];
	}

	/**
	 * The answer to stopping an import.
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function stopped(): array {
		return JsonSchema::object( [ 'stopped' => JsonSchema::described( JsonSchema::TEXT, 'The source.' ) ] );
	}

	/**
	 * The plugins whose ratings were found.
	 *
	 * @return ObjectSchema
	 */
	public static function sources(): array {
		return JsonSchema::object( [ 'items' => JsonSchema::listOf( self::source() ) ] );
	}

	/**
	 * A plugin whose ratings were found.
	 *
	 * @return ObjectSchema
	 */
	public static function source(): array {
		return JsonSchema::object(
			[
				'source'     => JsonSchema::TEXT,
				'name'       => JsonSchema::described( JsonSchema::TEXT, 'Of the plugin.' ),
				'posts'      => JsonSchema::described( JsonSchema::COUNT, 'Existing posts with ratings.' ),
				'ratings'    => JsonSchema::described( JsonSchema::COUNT, 'Their ratings.' ),
				'votes'      => self::votes(),
				'cursor'     => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Where an unfinished import continues.',
				],
				'at'         => [ 'description' => 'When the last step was done.' ] + JsonSchema::OPTIONAL_MOMENT,
				'is_running' => JsonSchema::described( JsonSchema::YES_NO, 'Whether the import is at work, in the background or in another window.' ),
			]
		);
	}

	/**
	 * A step of the preview.
	 *
	 * @return ObjectSchema
	 */
	public static function preview(): array {
		$statistics = JsonSchema::object(
			[
				'count'   => JsonSchema::COUNT,
				'average' => [ 'type' => [ 'number', 'null' ] ],
			]
		);
		$post    = JsonSchema::object(
			[
				'post_id' => JsonSchema::COUNT,
				'title'   => JsonSchema::TEXT,
				'there'   => JsonSchema::described( $statistics, 'What the plugin shows, on the scale of 1 to 5.' ),
				'here'    => JsonSchema::described( $statistics, 'What this plugin shows now.' ),
				'after'   => JsonSchema::described( $statistics, 'What this plugin will show.' ),
			]
		);
		return JsonSchema::object(
			[
				'items'         => JsonSchema::described( JsonSchema::listOf( $post ), 'The posts of this step with the most ratings, at most 10.' ),
				'posts'         => JsonSchema::described( JsonSchema::COUNT, 'Posts of this step whose ratings can be imported.' ),
				'ratings'       => JsonSchema::described( JsonSchema::COUNT, 'Their ratings.' ),
				'missing_posts' => JsonSchema::described( JsonSchema::COUNT, 'Posts of this step that do not exist any more.' ),
				'invalid'       => JsonSchema::described( JsonSchema::COUNT, 'Posts of this step whose number and sum contradict each other.' ),
				'votes'         => [ 'type' => [ 'object', 'null' ] ] + self::votes(),
				'cursor'        => [
					'type'        => [ 'string', 'null' ],
					'description' => 'For the next step; null at the end.',
				],
			]
		);
	}

	/**
	 * How far an import is.
	 *
	 * @return ObjectSchema
	 */
	public static function step(): array {
		return JsonSchema::object(
			[
				'new'     => JsonSchema::described( JsonSchema::COUNT, 'Single ratings that were stored so far.' ),
				'known'   => JsonSchema::described( JsonSchema::COUNT, 'Single ratings that were stored before.' ),
				'posts'   => JsonSchema::described( JsonSchema::COUNT, 'Posts whose sums were compared.' ),
				'changed' => JsonSchema::described( JsonSchema::COUNT, 'Of these, posts whose ratings without a date have changed.' ),
				'cursor'  => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Where it goes on; null at the end.',
				],
				'percent' => JsonSchema::described( JsonSchema::COUNT, 'How much of the import is done, 0 to 100.' ),
				'is_running' => JsonSchema::described( JsonSchema::YES_NO, 'Whether it is at work. If not, and there is a cursor, it was stopped.' ),
			]
		);
	}

	/**
	 * @return ObjectSchema
	 */
	private static function votes(): array {
		return JsonSchema::object(
			[
				'dated'         => JsonSchema::described( JsonSchema::COUNT, 'Single ratings that keep their dates.' ),
				'undated'       => JsonSchema::described( JsonSchema::COUNT, 'Single ratings without a usable date: they count in the totals only.' ),
				'invalid'       => JsonSchema::described( JsonSchema::COUNT, 'Single ratings outside of the scale.' ),
				'missing_posts' => JsonSchema::described( JsonSchema::COUNT, 'Single ratings of posts that do not exist any more.' ),
			]
		);
	}
}
