<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;

/**
 * The way from one version of the schema to the next.
 *
 * @since 0.1.0
 */
interface Migration {

	/**
	 * The version that the database has afterwards.
	 */
	public function version(): int;

	/**
	 * What is to be done, in order. Each step can be repeated: a process killed in the middle runs all of them again.
	 *
	 * @return list<Closure(): mixed>
	 */
	public function steps( Connection $connection ): array;
}
