<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Schema of the data that src/widget/why reads. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.4.0
 */
final class WhySchema {

	/**
	 * @return ObjectSchema
	 */
	public static function report(): array {
		$texts      = [
			'type'                 => 'object',
			'additionalProperties' => JsonSchema::TEXT,
		];
		$survey     = JsonSchema::object(
			[
				'id'     => JsonSchema::COUNT,
				'title'  => JsonSchema::described( JsonSchema::TEXT, 'Empty if visitors must not know it.' ),
				'hidden' => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Word for the reason why the survey is not on the page; null if it is.',
				],
				'when'   => JsonSchema::described( JsonSchema::TEXT, 'When it shows, as a sentence.' ),
				'texts'  => JsonSchema::described( $texts, 'Texts of this survey by the reason\'s word, instead of those in `reasons`.' ),
			]
		);
		$reason     = JsonSchema::object(
			[
				'text'   => JsonSchema::TEXT,
				'action' => JsonSchema::described( JsonSchema::TEXT, 'Text of the link.' ),
				'url'    => JsonSchema::described( JsonSchema::TEXT, '%d is the id of the survey.' ),
			]
		);
		$properties = [
			'lang'     => JsonSchema::described( JsonSchema::TEXT, 'BCP 47, for example en-US.' ),
			'dir'      => JsonSchema::word( [ 'ltr', 'rtl' ] ),
			'is_debug' => JsonSchema::described( JsonSchema::YES_NO, 'Whether to write the report to the browser\'s console.' ),
			'surveys'  => JsonSchema::described( JsonSchema::listOf( $survey ), 'In the order in which they are tried.' ),
			'reasons'  => [
				'type'                 => 'object',
				'description'          => 'By word.',
				'additionalProperties' => $reason,
			],
			'strings'  => JsonSchema::described( $texts, 'Texts of WhyStrings.' ),
		];
		return JsonSchema::object( $properties + [ 'editor' => self::editor() ], array_keys( $properties ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function editor(): array {
		return JsonSchema::described(
			JsonSchema::object(
				[
					'edit_url'    => JsonSchema::described( JsonSchema::TEXT, 'URL of the builder; %d is the id of the survey.' ),
					'list_url'    => JsonSchema::described( JsonSchema::TEXT, 'URL of the list of surveys.' ),
					'preview_url' => JsonSchema::described( JsonSchema::TEXT, 'REST URL of a preview; %d is the id of the survey.' ),
					'nonce'       => JsonSchema::described( JsonSchema::TEXT, 'For REST requests of this user.' ),
					'drafts'      => JsonSchema::described( JsonSchema::TEXT, 'How many drafts there are, as a sentence; empty if none.' ),
				]
			),
			'Missing for visitors in debug mode.'
		);
	}
}
