<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\ImportedSurveys;

/**
 * The surveys of the existing plugin as ours, with the ids under which they are stored. Remembers the last ones: their responses are mixed.
 *
 * @since 0.7.0
 */
final class ConvertedSurveys {

	/** Surveys that are remembered. */
	private const MOST = 50;

	/** @var array<string, ConvertedSurvey|Problems|null> By prefix and id. */
	private array $converted = [];

	/** @var array<string, int> By client id. */
	private array $stored = [];

	public function __construct(
		private readonly SourceTablesRepository $source,
		private readonly SurveyConverter $converter,
		private readonly ImportedSurveys $surveys,
		private readonly SourceIds $ids
	) {}

	/**
	 * The survey with an id of the existing plugin; why it cannot be imported, or null if it does not exist.
	 */
	public function get( SourceTables $tables, int $id ): ConvertedSurvey|Problems|null {
		$key = "$tables->prefix/$id";
		if ( ! array_key_exists( $key, $this->converted ) ) {
			$source = $this->source->survey( $tables, $id );
			$this->remember( $key, $source === null ? null : $this->converter->convert( $source ) );
		}
		return $this->converted[ $key ];
	}

	/**
	 * Remembers a survey that was read.
	 */
	public function convert( SourceTables $tables, SourceSurvey $source ): ConvertedSurvey|Problems {
		$converted = $this->converter->convert( $source );
		$this->remember( "$tables->prefix/$source->id", $converted );
		return $converted;
	}

	/**
	 * Our id of a survey; 0 if it is not stored.
	 */
	public function storedId( ConvertedSurvey $survey ): int {
		$clientId = $this->ids->ofSurvey( $survey->source );
		$id       = $this->stored[ $clientId ] ?? $this->surveys->find( $clientId ) ?? 0;
		if ( $id !== 0 ) {
			$this->stored[ $clientId ] = $id;
		}
		return $id;
	}

	/**
	 * Forgets all: the tables may have changed since.
	 */
	public function forget(): void {
		$this->converted = [];
		$this->stored    = [];
	}

	private function remember( string $key, ConvertedSurvey|Problems|null $survey ): void {
		if ( count( $this->converted ) >= self::MOST ) {
			$this->converted = [];
		}
		$this->converted[ $key ] = $survey;
	}
}
