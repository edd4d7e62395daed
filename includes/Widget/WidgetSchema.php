<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveySchema;

/**
 * Schema of the page data that the loader reads. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class WidgetSchema {

	/** Incremented when the loader could misread data of a cached page; the loader reads this version and the one before. */
	public const VERSION = 1;

	private const TEXT = [ 'type' => 'string' ];

	/** Fields that only some surveys have. */
	private const OPTIONAL = [ 'gates', 'triggers', 'scripts', 'tab', 'cooldown_days', 'is_embedded', LanguageData::SHOWN, LanguageData::CHOICES ];

	/**
	 * Schema of the JSON on the page.
	 *
	 * @return ObjectSchema
	 */
	public static function data( SettingSections $sections ): array {
		$properties = [
			'v'          => [
				'type'        => 'integer',
				'description' => 'Version of this format, because cached pages outlive updates.',
			],
			'site'       => [ 'description' => 'Part of names in cookies and storage (Support\StorageKey); "" at a host\'s root.' ] + self::TEXT,
			'submit_url' => [ 'description' => 'URL for submissions; %d is the id of the survey.' ] + self::TEXT,
			'fallback_url' => [ 'description' => 'URL for submissions if visitors cannot use the REST API.' ] + self::TEXT,
			'impression_url' => [ 'description' => 'URL that counts impressions.' ] + self::TEXT,
			'progress_url' => [ 'description' => 'URL that counts a visitor\'s progress.' ] + self::TEXT,
			'page'       => JsonSchema::object(
				[
					'id'   => [ 'type' => [ 'integer', 'null' ] ],
					'name' => self::TEXT,
				],
				[ 'id', 'name' ]
			),
			'lang'       => [ 'description' => 'BCP 47, for example en-US.' ] + self::TEXT,
			'dir'        => [
				'type' => 'string',
				'enum' => [ 'ltr', 'rtl' ],
			],
			'cookie_days' => JsonSchema::described(
				JsonSchema::object(
					[
						'submitted' => JsonSchema::COUNT,
						'minimized' => JsonSchema::COUNT,
					]
				),
				'Lifetime of the cookies in days; 0 is a session cookie.'
			),
			'strings'    => [
				'type'                 => 'object',
				'description'          => 'Texts of WidgetStrings and of the parts.',
				'additionalProperties' => self::TEXT,
			],
			'app'        => JsonSchema::object( [ 'scripts' => self::scripts() ], [ 'scripts' ] ),
			'surveys'    => [
				'type'  => 'array',
				'items' => self::survey( $sections ),
			],
		];
		$optional = [
			'due'     => self::moment(),
			'more'    => self::more(),
			'visitor' => self::visitor(),
		];
		return JsonSchema::object( $properties + $optional, array_keys( $properties ) );
	}

	/**
	 * Schema of the data that replaces parts of the page data once a survey is due.
	 *
	 * @return ObjectSchema
	 */
	public static function due( SettingSections $sections ): array {
		$properties = self::data( $sections )['properties'];
		$required   = [ 'surveys', 'strings' ];
		return JsonSchema::object( array_intersect_key( $properties, array_flip( [ ...$required, 'more' ] ) ), $required );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function moment(): array {
		return JsonSchema::described(
			JsonSchema::object(
				[
					'at'  => [ 'description' => 'ISO 8601 in UTC.' ] + self::TEXT,
					'url' => [ 'description' => 'URL that returns the surveys to show from then on.' ] + self::TEXT,
				]
			),
			'When the next survey is due; missing if none is due within two days.'
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function more(): array {
		$properties = [ 'url' => [ 'description' => 'URL that returns them, as `due.url` does.' ] + self::TEXT ];
		return JsonSchema::described( JsonSchema::object( $properties ), 'What to try if the browser shows none of these; missing if none follow.' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function visitor(): array {
		return JsonSchema::described(
			JsonSchema::object( [ 'roles' => JsonSchema::listOf( self::TEXT ) ], [ 'roles' ] ),
			'The logged-in visitor; missing for anonymous visitors, and if no survey has a rule about login or roles.'
		);
	}

	/**
	 * Schema of a survey's page data.
	 *
	 * @return array<string, mixed>
	 */
	public static function survey( SettingSections $sections ): array {
		$summary    = SurveySchema::summary()['properties'];
		$properties = array_intersect_key( $summary, array_flip( [ 'id', 'title', 'type', 'revision' ] ) ) + [
			'cookie_name' => self::TEXT,
			'nonces'      => JsonSchema::object(
				[
					'submission' => self::TEXT,
					'impression' => self::TEXT,
					'progress'   => self::TEXT,
				],
				[ 'submission', 'impression', 'progress' ]
			),
			'questions'   => [
				'type'  => 'array',
				'items' => [ 'type' => 'object' ],
			],
			'gates'       => [ 'description' => 'Scripts of its gates, loaded before it is chosen. Missing if there are none.' ] + self::scripts(),
			'triggers'    => [ 'description' => 'Scripts of its triggers, loaded before the app. Missing if there are none.' ] + self::scripts(),
			'scripts'     => [ 'description' => 'Scripts of its other parts, loaded after the app. Missing if there are none.' ] + self::scripts(),
			'tab'         => [ 'description' => 'Handles of those that its tab needs while it is minimized. Missing if the tab needs the app.' ]
				+ JsonSchema::listOf( self::TEXT ),
			'cooldown_days' => JsonSchema::described( JsonSchema::COUNT, 'Days without popups after one was seen. Missing if there are none.' ),
			'is_embedded' => JsonSchema::described( JsonSchema::YES_NO, 'True for the survey of the page\'s block or shortcode, else missing.' ),
		] + LanguageData::schemas( self::script() ) + $sections->visitorSchemas();
		return JsonSchema::object( $properties, array_values( array_diff( array_keys( $properties ), self::OPTIONAL ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function scripts(): array {
		return [
			'type'        => 'array',
			'description' => 'Dependencies in order, then the app.',
			'items'       => self::script(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function script(): array {
		$properties = [
			'handle' => self::TEXT,
			'src'    => self::TEXT,
			'before' => [ 'description' => 'Inline code before the file.' ] + self::TEXT,
			'after'  => [ 'description' => 'Inline code after the file.' ] + self::TEXT,
		];
		$optional   = [
			'type'        => 'boolean',
			'description' => 'Whether the survey still shows if the file cannot be loaded.',
		];
		return JsonSchema::object( $properties + [ 'optional' => $optional ], array_keys( $properties ) );
	}

	/**
	 * What a page of a survey shows in another language, see SurveyData::inLanguage().
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function language( SettingSections $sections ): array {
		$survey = (array) self::survey( $sections )['properties'];
		/** @var array<string, array<string, mixed>> $settings */
		$settings = (array) Cast::at( $survey, 'settings', 'properties' );
		/** @var array<string, array<string, mixed>> $replaced */
		$replaced = array_replace(
			array_intersect_key( $survey, array_flip( LanguageData::REPLACED ) ),
			[ 'settings' => JsonSchema::object( array_intersect_key( $settings, array_flip( LanguageData::SETTINGS ) ) ) ]
		);
		return JsonSchema::object(
			[
				'strings' => self::data( $sections )['properties']['strings'],
				'survey'  => JsonSchema::object( $replaced ),
			]
		);
	}
}
