package rows

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"math/rand/v2"
	"time"

	"outremer/store"
)

// sweeping is how many calls of Take there are, on average, for one that removes the keys which have
// their whole allowance again.
const sweeping = 64

// Take implements store.Store. What is stored of an allowance is when it will be full again.
func (d *DB) Take(ctx context.Context, key string, now time.Time, interval time.Duration, burst int) (ok bool, err error) {
	secret, err := d.Setting(ctx, "allowance-key", store.NewID())
	if err != nil {
		return false, err
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(key))
	hash, at, each := hex.EncodeToString(mac.Sum(nil)[:16]), now.UnixMilli(), interval.Milliseconds()
	err = d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if rand.IntN(sweeping) == 0 {
			if _, err := w.conn.ExecContext(ctx, `DELETE FROM allowances WHERE full_at<=$1`, at); err != nil {
				return err
			}
		}
		res, err := w.conn.ExecContext(ctx, `INSERT INTO allowances (key, full_at) VALUES ($1, $2)
			ON CONFLICT (key) DO UPDATE SET full_at=CASE WHEN allowances.full_at<$3 THEN $2 ELSE allowances.full_at+$4 END
			WHERE allowances.full_at<=$5`, hash, at+each, at, each, at+each*int64(burst-1))
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		ok = n > 0
		return err
	})
	return ok, wrap("allowance", err)
}
