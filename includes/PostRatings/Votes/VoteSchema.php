<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What the control sends. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class VoteSchema {

	/** Lowest and highest rating of all icons. */
	public const LEAST = 1;
	public const MOST  = 5;

	/** Bytes are limited before anything is done with them; VoteService counts characters. */
	private const LONGEST_COMMENT = 10_000;

	private const LONGEST_WEBSITE = 500;

	private const LONGEST_NONCE = 64;

	/**
	 * A rating.
	 *
	 * @return ObjectSchema
	 */
	public static function vote(): array {
		return JsonSchema::object(
			[
				'value'      => [
					'type'        => 'integer',
					'minimum'     => self::LEAST,
					'maximum'     => self::MOST,
					'description' => 'One of the values of the icon: thumbs offer 1 and 5.',
				],
				'nonce'      => self::nonce(),
				'website'    => [
					'type'        => 'string',
					'maxLength'   => self::LONGEST_WEBSITE,
					'default'     => '',
					'description' => 'A hidden field that people leave empty.',
				],
				'elapsed_ms' => [
					'type'        => [ 'integer', 'null' ],
					'default'     => null,
					'description' => 'Milliseconds from showing the control to the rating.',
				],
			],
			[ 'value' ]
		);
	}

	/**
	 * What the control shows after a request.
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function shown(): array {
		$data = [
			'value'       => [
				'type'        => [ 'integer', 'null' ],
				'description' => 'The visitor\'s own rating; null without one.',
			],
			'average'     => [
				'type'        => [ 'number', 'null' ],
				'description' => 'Null where the owner does not show it.',
			],
			'count'       => [
				'type'        => [ 'integer', 'null' ],
				'description' => 'Null where the owner does not show it.',
			],
			'may_comment' => JsonSchema::described( JsonSchema::YES_NO, 'Whether the visitor is asked for a private comment.' ),
			'invites'     => JsonSchema::described( JsonSchema::YES_NO, 'Whether the visitor is invited to do more.' ),
			'texts'       => JsonSchema::object( array_fill_keys( [ 'average', 'count', 'fill' ], JsonSchema::TEXT ) ),
		];
		return JsonSchema::object(
			[
				'success' => JsonSchema::YES_NO,
				'data'    => JsonSchema::object( $data ),
			]
		);
	}

	/**
	 * A private comment.
	 *
	 * @return ObjectSchema
	 */
	public static function comment(): array {
		return JsonSchema::object(
			[
				'comment' => [
					'type'        => 'string',
					'maxLength'   => self::LONGEST_COMMENT,
					'description' => 'Plain text of at most 1,000 characters.',
				],
				'nonce'   => self::nonce(),
			],
			[ 'comment' ]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function nonce(): array {
		return [
			'type'        => 'string',
			'maxLength'   => self::LONGEST_NONCE,
			'default'     => '',
			'description' => 'The token of the page. Without a good one the refusal carries a fresh one.',
		];
	}
}
