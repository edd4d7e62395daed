<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use UserFeedback\Database\CronEvents;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Import\ImportFolder;
use UserFeedback\Inbox\DismissedIds;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\ListColumns;
use UserFeedback\Support\Dismissal;
use UserFeedback\Support\PrivateFolder;

/**
 * A site that uses everything of the plugin, and what is found of that afterwards.
 */
trait UsedSite {

	use Remarks;
	use StoredRatings;
	use SurveyFixtures;

	/** What WordPress changes by itself at any time. */
	private string $restless = '/^(_site_transient_.*|_transient_.*|cron|active_plugins|blogname|recovery_keys|wp_force_deactivated_plugins)$/';

	/**
	 * Surveys, answers, ratings, notes, files, user preferences, and a row for each option and transient that the code names.
	 */
	protected function useEverything(): Survey {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$id     = $this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		$this->storedNote( $survey, $id );
		$this->tag( $survey, $id, 'Tag' );
		$this->rate( $this->ratedPost( 'Rated' ), [ 4, 5 ] );
		ListColumns::keep( 1, $survey->id, [ 'q1' ] );
		array_map( static fn ( Dismissal $one ) => $one->dismiss( 1 ), Dismissal::cases() );
		array_map( static fn ( DismissedIds $one ) => $one->add( 1, [ 'a' ] ), DismissedIds::cases() );
		$this->addFile( new ExportFolder() );
		$this->addFile( new ImportFolder() );
		do_action( CronEvents::DAILY );
		CronEvents::hurry();
		foreach ( self::namedInCode( 'OPTION|KEPT|STATE|ALL|SALT|BREAKING' ) as $name => $code ) {
			add_option( $name, 'x' );
		}
		foreach ( self::namedInCode( 'TRANSIENT|FETCHED|HURRIED' ) as $name => $code ) {
			$set = str_contains( $code, 'set_site_transient' ) ? set_site_transient( ... ) : set_transient( ... );
			$set( $name, 'x', DAY_IN_SECONDS );
		}
		return $survey;
	}

	/**
	 * Everything that is stored: tables, options, metadata, cron events and files that differ with the plugin.
	 *
	 * @return array{tables: list<string>, options: array<string, string>, meta: list<string>, cron: list<string>, files: list<string>}
	 */
	protected function traces(): array {
		global $wpdb;
		wp_cache_flush();
		$options = [];
		foreach ( (array) $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options ORDER BY option_name", ARRAY_A ) as $row ) {
			$name = is_array( $row ) ? (string) $row['option_name'] : '';
			if ( preg_match( $this->restless, $name ) !== 1 || preg_match( '/(transient|timeout)_userfeedback/', $name ) === 1 ) {
				$options[ $name ] = is_array( $row ) ? (string) $row['option_value'] : '';
			}
		}
		$meta = [];
		foreach ( [ $wpdb->usermeta, $wpdb->postmeta ] as $table ) {
			$keys = (array) $wpdb->get_col( "SELECT meta_key FROM $table WHERE meta_key LIKE '%userfeedback%'" );
			array_push( $meta, ...array_map( strval( ... ), $keys ) );
		}
		return [
			'tables'  => array_values( array_map( strval( ... ), (array) $wpdb->get_col( 'SHOW TABLES' ) ) ),
			'options' => $options,
			'meta'    => $meta,
			'cron'    => self::events(),
			'files'   => self::files(),
		];
	}

	/**
	 * Names in the code of what is stored.
	 *
	 * @param string $constants Pattern of names of constants.
	 * @return array<string, string> Name → the code that names it.
	 */
	private static function namedInCode( string $constants ): array {
		$names = [];
		foreach ( SourceFiles::of( [ 'includes', 'addons' ] ) as $code ) {
			preg_match_all( "/const ($constants) += '(userfeedback_\w+)';/", $code, $found );
			$names += array_fill_keys( $found[2], $code );
		}
		Assert::assertNotSame( [], $names );
		return $names;
	}

	/**
	 * @return list<string>
	 */
	private static function events(): array {
		$hooks = array_merge( ...array_map( array_keys( ... ), array_values( _get_cron_array() ) ) );
		$hooks = array_map( strval( ... ), $hooks );
		return array_values( array_filter( $hooks, static fn ( string $hook ) => str_contains( $hook, 'userfeedback' ) ) );
	}

	/**
	 * @return list<string> Paths of ours below wp-content.
	 */
	private static function files(): array {
		$uploads = wp_upload_dir( null, false )['basedir'];
		$found   = glob( "$uploads/userfeedback*" );
		$inside  = array_map( static fn ( string $folder ) => (array) glob( "$folder/{,.}[!.]*", GLOB_BRACE ), $found === false ? [] : $found );
		return array_map( strval( ... ), array_merge( (array) $found, ...$inside ) );
	}

	private function addFile( PrivateFolder $folder ): void {
		$source = (string) wp_tempnam();
		file_put_contents( $source, 'answers' );
		$folder->add( $source, 'csv' );
		unlink( $source );
	}
}
