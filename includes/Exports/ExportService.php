<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\StoredData\Kinds;
use UserFeedback\StoredData\UnknownKind;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DomainError;

/**
 * Exports of stored data of any kind: checks what is requested and who requests it, and makes the file.
 *
 * @phpstan-import-type RunState from ExportRun
 * @since 0.5.0
 */
final class ExportService {

	/** Records that one request sends; more are prepared in the background. */
	private const STREAM_LIMIT = 50_000;

	/** The user id of WP-CLI without `--user`, which may read everything (Access\Rights). */
	private const NOBODY = 0;

	public function __construct(
		private readonly Kinds $kinds,
		private readonly Rights $rights,
		private readonly FeatureGate $gate
	) {}

	/**
	 * Checks a request.
	 *
	 * @param int                       $userId Who requests it.
	 * @param array<string, mixed>|null $layout What was fixed when the export started; null for one that starts now.
	 * @throws UnknownKind   When there is no such data, for example because its add-on is not active.
	 * @throws AccessDenied  When the user may not read it.
	 * @throws FeatureLocked When the plan does not have it, or no exports.
	 * @throws DomainError   When something else is wrong with it, see TableSource::table().
	 */
	public function prepare( ExportRequest $request, int $userId, ?array $layout = null ): PreparedExport {
		$kind = $this->kinds->get( $request->kind );
		$this->rights->demand( $userId, $kind->capability() );
		array_map( $this->gate->demand( ... ), $kind->features() );
		$table = $kind->tables()->table( $request->fields, $layout, $userId === self::NOBODY ? null : $userId );
		return new PreparedExport( new ExportRequest( $kind->name(), $table->fields(), $request->format ), $table );
	}

	/**
	 * Whether an export reads too much for one request.
	 */
	public function isLarge( PreparedExport $export ): bool {
		/**
		 * Filters the number of records up to which an export is sent at once. If more have to be read, also to find few, it is prepared in the
		 * background.
		 *
		 * @since 0.5.0
		 *
		 * @param int $rows
		 */
		$limit = max( 0, Cast::int( apply_filters( 'userfeedback_export_stream_limit', self::STREAM_LIMIT ) ) );
		return $export->table->readsMoreThan( $limit );
	}

	/**
	 * Begins or continues an export.
	 *
	 * @param RunState $state ExportRun::NEW, or what pause() returned.
	 */
	public function run( PreparedExport $export, Output $output, array $state = ExportRun::NEW ): ExportRun {
		$writer = match ( $export->request->format ) {
			Format::Xlsx => new XlsxWriter( $output, is_rtl(), $state['writer'] ),
			Format::Csv  => new CsvWriter( $output ),
			Format::Json => new JsonWriter( $output, $state['writer'] ),
		};
		return new ExportRun( $export->table, $writer, $state );
	}
}
