<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;

/**
 * Everything that this site can be asked for, by name: routes, their arguments, the fields of surveys and settings, each word that such a
 * one can be, and actions of admin-ajax.php. What is new joins by itself.
 */
final class Askable {

	/**
	 * For example "POST /surveys", "GET /surveys page", "survey.questions.settings.required", "survey.type=nps" and
	 * "wp_ajax_userfeedback_get_addons".
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		$access = AccessTable::read();
		$names  = array_keys( $access->actions );
		// The index of the namespace is WordPress' own.
		foreach ( array_diff_key( Routes::all(), [ 'GET ' => true ] ) as $name => $route ) {
			$names[] = $name;
			// What visitors send is the same in every plan.
			$arguments = $access->routes[ $name ] === 'public' ? [] : $route->args;
			foreach ( $arguments as $argument => $schema ) {
				array_push( $names, ...self::argument( $name, $argument, $schema ) );
			}
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function argument( string $route, string $argument, array $schema ): array {
		return match ( true ) {
			str_contains( $route, '{' . $argument . '}' ) => [],
			// Several routes take the same fields.
			$argument === 'survey'   => self::withWholeLists( self::fields( 'survey', SurveyFields::schema() ) ),
			$argument === 'settings' => self::fields( 'settings', Plugin::instance()->get( SettingsService::class )->schema() ),
			default                  => self::fields( "$route $argument", $schema ),
		};
	}

	/**
	 * The names, with one for each locked list of objects instead of those inside it: the list is locked as a whole.
	 *
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function withWholeLists( array $names ): array {
		$locked = array_intersect_key( SurveyFields::ofSections(), SurveyFields::locked() );
		$lists  = array_filter( $locked, static fn ( array $of ) => isset( $of['items'] ) );
		foreach ( array_keys( $lists ) as $path ) {
			$names = array_map( static fn ( string $name ) => str_starts_with( $name, "survey.$path." ) ? "survey.$path" : $name, $names );
		}
		return $names;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function fields( string $name, array $schema ): array {
		$inner = [];
		foreach ( (array) ( $schema['properties'] ?? [] ) as $property => $of ) {
			$inner[] = self::fields( "$name.$property", (array) $of );
		}
		foreach ( (array) ( $schema['anyOf'] ?? [] ) as $of ) {
			$inner[] = self::fields( $name, (array) $of );
		}
		foreach ( (array) ( $schema['enum'] ?? [] ) as $word ) {
			$inner[] = [ "$name=" . ( is_scalar( $word ) ? $word : '' ) ];
		}
		if ( isset( $schema['items'] ) ) {
			$inner[] = self::fields( $name, (array) $schema['items'] );
		}
		return $inner === [] ? [ $name ] : array_merge( ...$inner );
	}
}
