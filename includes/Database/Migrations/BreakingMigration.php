<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

/**
 * A migration after which the code of the version before must not write the tables, for example because it drops a column. During a rolling update,
 * servers with the earlier code then refuse answers until they have the new one.
 *
 * @since 0.7.0
 */
interface BreakingMigration extends Migration {}
