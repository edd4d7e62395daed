<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Support\Command;

require_once __DIR__ . '/wp-cli.php';

/**
 * Runs commands of the plugin in the process of a test, as the user who is logged in. What WP-CLI itself does, such as reading `--format`, is not
 * part of it (tests/e2e/commands.spec.ts).
 */
final class CommandRun {

	/** @var list<string> What the running command has printed. */
	public static array $lines = [];

	/**
	 * What a command prints, one line each.
	 *
	 * @param string                     $command   Without `wp userfeedback`.
	 * @param list<string|int>           $arguments
	 * @param array<string, string|bool> $options
	 * @return list<string>
	 * @throws CommandEnd When it ends with an error.
	 */
	public static function lines( string $command, array $arguments = [], array $options = [] ): array {
		[ $class, $method ] = self::find( $command );
		self::$lines        = [];
		Plugin::instance()->demandRights( $class );
		$callable = [ Plugin::instance()->get( $class ), $method ];
		assert( is_callable( $callable ) );
		$callable( array_map( strval( ... ), $arguments ), $options );
		return self::$lines;
	}

	/**
	 * The only line that a command prints.
	 *
	 * @param list<string|int>           $arguments
	 * @param array<string, string|bool> $options
	 */
	public static function line( string $command, array $arguments = [], array $options = [] ): string {
		$lines = self::lines( $command, $arguments, $options );
		Assert::assertCount( 1, $lines, implode( "\n", $lines ) );
		return $lines[0];
	}

	/**
	 * The message with which a command ends.
	 *
	 * @param list<string|int>           $arguments
	 * @param array<string, string|bool> $options
	 */
	public static function error( string $command, array $arguments = [], array $options = [] ): string {
		try {
			$lines = self::lines( $command, $arguments, $options );
		} catch ( CommandEnd $end ) {
			return $end->getMessage();
		}
		Assert::fail( "$command ended well: " . implode( "\n", $lines ) );
	}

	/**
	 * @return array{class-string<Command>, string} Class and method.
	 */
	private static function find( string $command ): array {
		$commands = Plugin::instance()->get( Modules::class )->commands();
		if ( isset( $commands[ $command ] ) ) {
			return [ $commands[ $command ], '__invoke' ];
		}
		[ $name, $subcommand ] = explode( ' ', $command );
		// Words of PHP cannot be names of methods there.
		$methods = [ 'survey list' => 'listSurveys', 'response list' => 'listResponses', 'rating list' => 'listRatings', 'jobs list' => 'listJobs' ];
		return [ $commands[ $name ], $methods[ $command ] ?? $subcommand ];
	}
}
