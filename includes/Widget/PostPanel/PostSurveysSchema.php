<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Schema of the answer of GET posts/{id}/surveys. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class PostSurveysSchema {

	/** Surveys that a post can ask for by their ids, because its content contains them. */
	public const MAX_INCLUDED = 20;

	/**
	 * @return ObjectSchema
	 */
	public static function answer(): array {
		$statistics = JsonSchema::object(
			[
				'count'   => JsonSchema::COUNT,
				'average' => [
					'type'        => 'number',
					'description' => 'From 1 to 5; 0 without ratings.',
				],
				'liked'   => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'With thumbs the share of thumbs up, 0 to 100; null with other icons.',
				],
			]
		);
		return JsonSchema::object(
			[
				'items'     => JsonSchema::listOf( self::item() ),
				'unchecked' => JsonSchema::described( JsonSchema::COUNT, 'Surveys whose rules were not evaluated, because there are too many.' ),
				'ratings'   => [ 'type' => [ 'object', 'null' ] ] + JsonSchema::described(
					$statistics,
					'What visitors rated the post; null if the user may not see it.'
				),
			]
		);
	}

	/**
	 * @return ObjectSchema
	 */
	private static function item(): array {
		$rule = JsonSchema::object(
			[
				'type' => JsonSchema::TEXT,
				'data' => [
					'type'  => [ 'string', 'array' ],
					'items' => JsonSchema::TEXT,
				],
			]
		);
		return JsonSchema::object(
			[
				'id'      => JsonSchema::COUNT,
				'title'   => JsonSchema::TEXT,
				'status'  => JsonSchema::word( [ 'publish', 'scheduled', 'draft', 'trash' ] ),
				'targets' => JsonSchema::described( JsonSchema::YES_NO, 'Whether its page rules allow the post\'s page, as far as PHP can tell.' ),
				'rules'   => JsonSchema::described(
					JsonSchema::listOf( JsonSchema::listOf( $rule ) ),
					'What depends on the address or the visitor: groups joined by ||, of rules joined by &&.'
				),
				'hidden'  => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Word for the reason why no visitor sees it, on any page; null if visitors may see it.',
				],
				'note'    => JsonSchema::described( JsonSchema::TEXT, 'The same reason as a sentence; empty without one.' ),
				'when'    => JsonSchema::described( JsonSchema::TEXT, 'When the popup shows, as a sentence.' ),
			]
		);
	}
}
