<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Throwable;

/**
 * A small stand-in of Uncanny Automator, as far as its documentation describes it to developers: it collects integrations and triggers, queues
 * triggers when their hook fires, drops repeats with equal arguments, and runs recipes at the end of the request. A recipe has one trigger and
 * one action, which fills tokens into a text.
 *
 * @phpstan-type Row array{ID: int, meta: array<string, mixed>, action: string}
 */
final class AutomatorStandIn {

	/** @var array<string, mixed> What it keeps in its own table. */
	public static array $options = [];

	/** @var array<string, list<Row>> By the code of the trigger. */
	private static array $recipes = [];

	/** @var list<array{action: string, tokens: array<string, mixed>}> */
	private static array $runs = [];

	/** @var list<string> What Automator writes to its log. */
	public static array $failures = [];

	/** @var array<string, array{callable, array<array-key, mixed>}> */
	private static array $queue = [];

	/**
	 * Starts as Automator does on init.
	 */
	public static function start(): void {
		require_once __DIR__ . '/Automator/Integration.php';
		require_once __DIR__ . '/Automator/Trigger.php';
		self::$recipes = [];
		self::$runs    = [];
		self::$queue   = [];
		self::$failures = [];
		do_action( 'automator_add_integration' );
		foreach ( self::triggers() as $code => $trigger ) {
			$enqueue = static function ( mixed ...$arguments ) use ( $code, $trigger ): void {
				self::$queue[ md5( $code . wp_json_encode( $arguments ) ) ] ??= [ $trigger['validation_function'], $arguments ];
			};
			add_action( $trigger['action'], $enqueue, $trigger['priority'], $trigger['accepted_args'] );
		}
	}

	/**
	 * @return array<string, array{name: string, icon_svg: string}>
	 */
	public static function integrations(): array {
		return apply_filters( 'automator_integrations', [] );
	}

	/**
	 * @return array<string, array<string, mixed>> By code.
	 */
	public static function triggers(): array {
		return apply_filters( 'automator_triggers', [] );
	}

	/**
	 * An owner creates a recipe.
	 *
	 * @param string $code   Of its trigger.
	 * @param string $choice In the trigger's field.
	 * @param string $action A text with tokens as TOKEN_ID in double braces.
	 */
	public static function addRecipe( string $code, string $choice, string $action ): void {
		self::$recipes[ $code ][] = [
			'ID'     => 100 + count( self::$recipes[ $code ] ?? [] ),
			'meta'   => [ self::triggers()[ $code ]['meta_code'] => $choice ],
			'action' => $action,
		];
	}

	/**
	 * @return list<Row>
	 */
	public static function recipes( string $code ): array {
		return self::$recipes[ $code ] ?? [];
	}

	/**
	 * @param Row                  $row
	 * @param array<string, mixed> $tokens
	 */
	public static function run( array $row, array $tokens ): void {
		self::$runs[] = [
			// Stored as JSON meanwhile.
			'tokens' => (array) json_decode( (string) wp_json_encode( $tokens ), true ),
			'action' => $row['action'],
		];
	}

	/**
	 * The request ends.
	 */
	public static function shutDown(): void {
		$queue       = self::$queue;
		self::$queue = [];
		foreach ( $queue as [ $function, $arguments ] ) {
			try {
				$function( ...$arguments );
			} catch ( Throwable $failure ) {
				self::$failures[] = $failure->getMessage();
			}
		}
	}

	/**
	 * @return list<array<string, mixed>> The tokens of all runs.
	 */
	public static function tokens(): array {
		return array_column( self::$runs, 'tokens' );
	}

	/**
	 * @return list<string> What the actions of all runs made of their texts.
	 */
	public static function results(): array {
		$results = [];
		foreach ( self::$runs as [ 'action' => $text, 'tokens' => $tokens ] ) {
			$filled = [];
			foreach ( $tokens as $id => $value ) {
				$filled[ '{{' . $id . '}}' ] = $value;
			}
			$results[] = do_shortcode( stripcslashes( (string) preg_replace( '/{{(.+?)}}/', '$1', strtr( $text, $filled ) ) ) );
		}
		return $results;
	}
}
