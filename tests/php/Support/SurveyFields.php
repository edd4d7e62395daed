<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use LogicException;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingGroup;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveySchema;

/**
 * What owners may send for a survey on this site, with the core's question types.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 */
final class SurveyFields {

	/** Values of fields whose rules are more than their schema, for the surveys of SurveyFixtures: the first post of a site has the id 1. */
	private const EXAMPLES = [
		'settings.thank_you.redirect_to'  => [
			[
				'id'    => 1,
				'label' => 'Hello world!',
			],
		],
		'settings.thank_you.redirect_url' => [ 'https://example.org/thanks', 'http://example.org/bye' ],
		'settings.thank_you.conditions'   => [
			[
				[
					'question'       => 'q1',
					'condition_type' => '=',
					'condition'      => 'Yes',
					'page'           => null,
					'redirect_url'   => 'https://example.org/thanks',
				],
			],
		],
		'notifications.email.logic.conditions' => [
			[
				[
					'question_id' => 'q1',
					'compare'     => '=',
					'value'       => 'Yes',
				],
			],
		],
		'notifications.webhook.url'       => [ 'https://example.org/hook', 'https://example.net:8080/hook?a=b' ],
	];

	/**
	 * @return ObjectSchema
	 */
	public static function schema(): array {
		return SurveySchema::input( QuestionTypes::core()->all(), self::sections() );
	}

	/**
	 * The fields of the setting sections that owners set, those inside of an object one by one; a list, or an object that may be
	 * null, is one field.
	 *
	 * @return array<string, array<mixed>> Schema by path in the survey.
	 */
	public static function ofSections(): array {
		$fields = [];
		foreach ( self::sections()->all() as $path => $section ) {
			$fields += $section->schema() === null ? [] : self::inside( $path, $section->schema() );
		}
		return $fields;
	}

	/**
	 * The fields of setting sections that ask for a feature.
	 *
	 * @return array<string, Feature> By path in the survey.
	 */
	public static function locked(): array {
		$locked = [];
		foreach ( self::sections()->all() as $path => $section ) {
			foreach ( $section->features() as $field => $feature ) {
				$asking = $field === '' ? $path : "$path.$field";
				foreach ( array_keys( self::ofSections() ) as $name ) {
					if ( str_starts_with( "$name.", "$asking." ) ) {
						$locked[ $name ] = $feature;
					}
				}
			}
		}
		return $locked;
	}

	/**
	 * What a field is in a survey whose owner has set nothing.
	 */
	public static function default( string $path ): mixed {
		return Cast::at( self::defaults(), ...explode( '.', $path ) );
	}

	/**
	 * The change that gives a field a value, with the defaults beside it in its section.
	 *
	 * @return array<mixed> Fields of a survey.
	 */
	public static function change( string $path, mixed $value ): array {
		$whole = Leaves::put( self::defaults(), explode( '.', $path ), $value );
		foreach ( self::needed( $path, $value ) as $other => $its ) {
			$whole = Leaves::put( $whole, explode( '.', $other ), $its );
		}
		foreach ( array_keys( self::sections()->all() ) as $section ) {
			if ( str_starts_with( "$path.", "$section." ) ) {
				$names = explode( '.', $section );
				$group = Cast::at( $whole, ...$names );
				// The defaults follow the plugin's settings; a value beside that would be ignored (decision 0091).
				if ( is_array( $group ) && $path !== "$section." . SettingGroup::FOLLOWED ) {
					unset( $group[ SettingGroup::FOLLOWED ] );
				}
				return Leaves::put( [], $names, $group );
			}
		}
		throw new LogicException( "No section has the field $path." );
	}

	/**
	 * The fields without which a value of another field is refused.
	 *
	 * @return array<string, mixed> Values by path.
	 */
	private static function needed( string $path, mixed $value ): array {
		return match ( [ $path, $value ] ) {
			[ 'settings.theming.logo_type', 'custom' ] => [ 'settings.theming.custom_logo' => includes_url( 'images/a.png' ) ],
			default                                    => [],
		};
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function defaults(): array {
		$start = new DateTimeImmutable( '@0' );
		$blank = new Survey( 0, '', Survey::STANDARD, Survey::DRAFT, '', [], [], [], 0, null, null, $start, $start, 0 );
		return self::sections()->values( $blank, static fn ( SettingSection $section, mixed $value ) => $value );
	}

	private static function sections(): SettingSections {
		return Plugin::instance()->get( SettingSections::class );
	}

	/**
	 * @param array<mixed> $schema
	 * @return array<string, array<mixed>>
	 */
	private static function inside( string $path, array $schema ): array {
		$fields = [];
		foreach ( in_array( 'null', (array) ( $schema['type'] ?? [] ), true ) ? [] : (array) ( $schema['properties'] ?? [] ) as $name => $of ) {
			$fields += self::inside( "$path.$name", (array) $of );
		}
		$examples = isset( self::EXAMPLES[ $path ] ) ? [ 'examples' => self::EXAMPLES[ $path ] ] : [];
		return $fields === [] ? [ $path => $schema + $examples ] : $fields;
	}
}
