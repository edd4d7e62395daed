<?php
/**
 * The part of wp-cli that the plugin uses, for PHPStan.
 */

declare( strict_types=1 );

namespace {
	class WP_CLI {

		/**
		 * @param callable|object|class-string $callable
		 * @param array<string, mixed>         $args
		 */
		public static function add_command( string $name, $callable, array $args = [] ): bool {}

		public static function log( string $message ): void {}

		public static function line( string $message = '' ): void {}

		public static function success( string $message ): void {}

		public static function warning( string $message ): void {}

		/**
		 * @return ($exit is false ? null : never)
		 */
		public static function error( string $message, bool|int $exit = true ) {}

		/**
		 * @param array<string, mixed> $assoc_args
		 */
		public static function confirm( string $question, array $assoc_args = [] ): void {}

		/**
		 * @param mixed                $value
		 * @param array<string, mixed> $assoc_args
		 */
		public static function print_value( $value, array $assoc_args = [] ): void {}

		public static function halt( int $return_code ): never {}
	}
}

namespace WP_CLI\Utils {
	/**
	 * @param string               $format
	 * @param list<array<string, mixed>|object> $items
	 * @param list<string>|string  $fields
	 */
	function format_items( string $format, array $items, $fields ): void {}

	/**
	 * @param array<string, mixed> $assoc_args
	 * @param mixed                $default
	 * @return mixed
	 */
	function get_flag_value( array $assoc_args, string $flag, $default = null ) {}

	/**
	 * @return \cli\progress\Bar|\WP_CLI\NoOp
	 */
	function make_progress_bar( string $message, int $count, int $interval = 100 ) {}
}

namespace WP_CLI {
	class NoOp {

		public function tick( int $increment = 1 ): void {}

		public function finish(): void {}
	}
}

namespace cli\progress {
	class Bar {

		public function tick( int $increment = 1 ): void {}

		public function finish(): void {}
	}
}
