<?php
/**
 * The part of WP-CLI that the commands use, for tests that call them without it. What is printed is collected.
 */

declare( strict_types=1 );

// phpcs:disable Generic.Files.OneObjectStructurePerFile, Squiz.Classes.ClassFileName, PSR1.Files.SideEffects, PSR1.Classes.ClassDeclaration
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName -- WP-CLI's own names.

namespace {
	use UserFeedback\Support\Json;
	use UserFeedback\Tests\Support\CommandEnd;
	use UserFeedback\Tests\Support\CommandRun;

	final class WP_CLI {

		public static function line( string $message = '' ): void {
			CommandRun::$lines[] = $message;
		}

		public static function log( string $message ): void {
			CommandRun::$lines[] = $message;
		}

		public static function success( string $message ): void {
			CommandRun::$lines[] = "Success: $message";
		}

		public static function warning( string $message ): void {
			CommandRun::$lines[] = "Warning: $message";
		}

		public static function error( string $message ): never {
			throw new CommandEnd( $message );
		}

		/**
		 * @param array<string, mixed> $options
		 */
		public static function confirm( string $question, array $options = [] ): void {
			CommandRun::$lines[] = $question;
			if ( ! isset( $options['yes'] ) ) {
				throw new CommandEnd( 'Not confirmed.' );
			}
		}

		/**
		 * @param array<mixed>         $value
		 * @param array<string, mixed> $options
		 */
		public static function print_value( array $value, array $options = [] ): void {
			CommandRun::$lines[] = Json::encode( $value );
		}
	}
}

namespace WP_CLI {
	use UserFeedback\Tests\Support\CommandRun;

	final class NoOp {

		public function tick( int $increment = 1 ): void {
			CommandRun::$lines[] = "+$increment";
		}

		public function finish(): void {
			CommandRun::$lines[] = 'finished';
		}
	}
}

namespace WP_CLI\Utils {
	use UserFeedback\Support\Json;
	use UserFeedback\Tests\Support\CommandRun;
	use WP_CLI\NoOp;

	/**
	 * @param list<array<string, mixed>> $items
	 * @param list<string>               $fields
	 */
	function format_items( string $format, array $items, array $fields ): void {
		foreach ( $items as $item ) {
			CommandRun::$lines[] = Json::encode( array_intersect_key( $item, array_flip( $fields ) ) );
		}
	}

	function make_progress_bar( string $message, int $count ): NoOp {
		CommandRun::$lines[] = "$message: $count";
		return new NoOp();
	}
}
